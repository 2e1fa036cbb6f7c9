package knightschool.ui.tour;

import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.drawing.tour.TourViewport;
import knightschool.ui.board.SketchCanvas;
import knightschool.ui.control.Labels;
import knightschool.ui.control.Spacer;
import knightschool.ui.theme.PseudoClasses;
import knightschool.ui.theme.ScaledRegion;

/**
 * One of the two panes that compare tours: its name, how many squares it has visited, its board, and a sentence below.
 */
final class ComparedTourPane extends VBox {
    private static final double MARKER = 22;
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
    private static final double WIDE_FROM = 520;

    /** In a narrower pane, as on a slide in the smallest window, long numbers have no space beside the name. */
    private static final double TIGHT_BELOW = 360;

    /** So many characters of a count have space there. */
    private static final int SHORT = 12;

    /** On a large screen, however large its words are, they are read from the back of the room; in its pixels. */
    private static final double LARGE_FROM = 720;

    private static final double HIGH_FROM = 400;

    /** In a lower pane, one above the other, the words are long lines: they need fewer, and the board the height. */
    private static final double LOW_BELOW = 320;

    /** Between the name and the count above a narrow board. */
    private static final double GAP = 8;

    private final TourBoard board;
    private final HBox head;
    private final Label count = Labels.whole("", "muted", "tour-count");
    private final Label words = Labels.of("", "tour-words");
    private SquareCountWords counted = SquareCountWords.NONE;

    /** @param id begins the ids of its parts */
    ComparedTourPane(String id, String title, String help, TourBoard board) {
        getStyleClass().add("tour-pane");
        this.board = board;
        board.setId(id + "-board");
        Label name = new Label(title, new SketchCanvas(board.look().marker(MARKER)));
        name.setId(id + "-name");
        name.getStyleClass().addAll("strong", "tour-title");
        name.setTooltip(new Tooltip(help));
        name.setMinWidth(USE_PREF_SIZE);
        count.setId(id + "-count");
        head = new HBox(name, Spacer.across(), count);
        head.setAlignment(Pos.BASELINE_LEFT);
        HBox.setMargin(count, new Insets(0, 0, 0, GAP));
        words.setId(id + "-words");
        words.setWrapText(true);
        words.setMaxWidth(Double.MAX_VALUE);
        words.setAlignment(Pos.TOP_LEFT);
        VBox.setVgrow(board, Priority.ALWAYS);
        board.setPrefHeight(0); // The words take the lines that they need, and the board what is left.
        getChildren().setAll(head, board, words);
        widthProperty().addListener(_ -> dress());
        heightProperty().addListener(_ -> dress());
    }

    private void dress() {
        pseudoClassStateChanged(PseudoClasses.NARROW, getWidth() < WIDE_FROM);
        pseudoClassStateChanged(TIGHT, getWidth() < TIGHT_BELOW);
        pseudoClassStateChanged(LOW, getHeight() < LOW_BELOW);
        double factor = ScaledRegion.factorOf(this);
        pseudoClassStateChanged(
                PseudoClasses.LARGE, getWidth() * factor >= LARGE_FROM && getHeight() * factor >= HIGH_FROM);
        writeCount();
    }

    private void writeCount() {
        boolean hasRoom = getWidth() >= TIGHT_BELOW || counted.full().length() <= SHORT;
        count.setText(hasRoom ? counted.full() : counted.brief());
    }

    /** The count ends where the board ends, and the words come right below a board that is less high than its space. */
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (head.getPadding().getLeft() != board.window().rimLeft()) {
            Insets rim = new Insets(0, 0, 0, board.window().rimLeft());
            head.setPadding(rim);
            // A label with another padding keeps its lines as they were broken; one that is narrower does not.
            setMargin(words, rim);
            super.layoutChildren();
        }
        TourViewport seen = board.window();
        head.resize(Math.max(head.minWidth(-1), seen.right()), head.getHeight());
        words.setTranslateY(-Math.max(0, Math.floor(board.getHeight() - seen.bottom() - seen.rimBelow())));
    }

    TourBoard board() {
        return board;
    }

    void show(TourBoardContent content, SquareCountWords count, String sentence) {
        board.show(content);
        counted = count;
        writeCount();
        words.setText(sentence);
        board.setAccessibleText(sentence);
    }
}
