package knightschool.ui.tour;

import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.drawing.board.BoardViewport;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.theme.PseudoClasses;
import knightschool.ui.theme.ScaledRegion;

/** One of the two panes that compare tours: title, number of visited squares, board and a sentence below. */
final class ComparedTourPane extends VBox {
    private static final double MARKER = 22;
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
    private static final double WIDE_FROM = 520;

    /**
     * The width, in pixels, below which a pane has no space for a long number beside its title, as on a slide in the
     * smallest window.
     */
    private static final double TIGHT_BELOW = 360;

    /** The most characters of a count that fit into such a pane. */
    private static final int SHORT = 12;

    /** The width, in pixels of the screen, from which the pane is styled to be read from the back of the room. */
    private static final double LARGE_FROM = 720;

    private static final double HIGH_FROM = 400;

    /**
     * The height, in pixels, below which the text is shortened so that the board keeps its height. Panes one above the
     * other are that low, with long lines of text.
     */
    private static final double LOW_BELOW = 320;

    /** The space between the title and the count above a narrow board, in pixels. */
    private static final double GAP = 8;

    private final TourBoardView board;
    private final HBox head;
    private final Label name = new Label();
    private final Label count = LabelFactory.whole("", "muted", "tour-count");
    private final Label words = LabelFactory.of("", "tour-words");
    private SquareCountWords countWords = SquareCountWords.NONE;

    /** @param id the prefix of the ids of its nodes */
    ComparedTourPane(String id, String help, TourBoardView board) {
        getStyleClass().add("tour-pane");
        this.board = board;
        board.setId(id + "-board");
        name.setGraphic(new SketchView(board.look().marker(MARKER)));
        name.setId(id + "-name");
        name.getStyleClass().addAll("strong", "tour-title");
        name.setTooltip(new Tooltip(help));
        name.setMinWidth(USE_PREF_SIZE);
        count.setId(id + "-count");
        head = new HBox(name, SpacerFactory.across(), count);
        head.setAlignment(Pos.BASELINE_LEFT);
        HBox.setMargin(count, new Insets(0, 0, 0, GAP));
        words.setId(id + "-words");
        words.setWrapText(true);
        words.setMaxWidth(Double.MAX_VALUE);
        words.setAlignment(Pos.TOP_LEFT);
        VBox.setVgrow(board, Priority.ALWAYS);
        board.setPrefHeight(0); // The words take the lines that they need, and the board what is left.
        getChildren().setAll(head, board, words);
        widthProperty().addListener(_ -> updatePseudoClasses());
        heightProperty().addListener(_ -> updatePseudoClasses());
    }

    private void updatePseudoClasses() {
        pseudoClassStateChanged(PseudoClasses.NARROW, getWidth() < WIDE_FROM);
        pseudoClassStateChanged(TIGHT, getWidth() < TIGHT_BELOW);
        pseudoClassStateChanged(LOW, getHeight() < LOW_BELOW);
        double factor = ScaledRegion.factorOf(this);
        pseudoClassStateChanged(
                PseudoClasses.LARGE, getWidth() * factor >= LARGE_FROM && getHeight() * factor >= HIGH_FROM);
        writeCount();
    }

    private void writeCount() {
        boolean hasRoom = getWidth() >= TIGHT_BELOW || countWords.full().length() <= SHORT;
        count.setText(hasRoom ? countWords.full() : countWords.brief());
    }

    /**
     * Aligns the count with the right edge of the board, and the text with the bottom of a board that is lower than its
     * space.
     */
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (head.getPadding().getLeft() != board.window().innerLeft()) {
            Insets rim = new Insets(0, 0, 0, board.window().innerLeft());
            head.setPadding(rim);
            // A margin rather than padding: JavaFX breaks the text of a label again if its width changes, but not if
            // its padding does.
            setMargin(words, rim);
            super.layoutChildren();
        }
        BoardViewport window = board.window();
        head.resize(Math.max(head.minWidth(-1), window.right()), head.getHeight());
        words.setTranslateY(
                -Math.max(0, Math.floor(board.getHeight() - window.height() + window.innerBottom() - window.bottom())));
    }

    TourBoardView board() {
        return board;
    }

    void show(String title, TourBoardContent content, SquareCountWords count, String sentence) {
        name.setText(title);
        board.show(content);
        countWords = count;
        writeCount();
        words.setText(sentence);
        board.setAccessibleText(sentence);
    }
}
