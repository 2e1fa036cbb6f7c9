package knightschool.ui.compare.animation;

import java.util.function.Consumer;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import knightschool.files.InputFault;
import knightschool.text.NumberFormatter;
import knightschool.ui.choice.SelectAllOnFocus;
import knightschool.ui.choice.SelectionRevealingChoiceBox;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.shell.ModalCard;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.shell.SceneHost;

/** The card that asks which steps an animated picture shows, and how. It says what it will be while one types. */
public final class AnimatedPictureForm {
    private static final double GAP = 12;
    private static final double NARROW = 6;
    private static final int COLUMNS = 10;

    private final SceneHost shell;
    private final long furthest;
    private final Consumer<AnimatedPicturePlan> planReceiver;
    private final TextField first;
    private final TextField last;
    private final TextField every;
    private final TextField perSecond;
    private final ChoiceBox<Double> size;
    private final Label summary = NodeStyle.named(QuestionDialog.wrapped(""), "animation-summary");
    private final Button save = QuestionDialog.button("animation-save", AnimatedPictureWords.SAVE, this::save);
    private final ModalCard question;

    /**
     * Creates a form for the steps around the one shown.
     *
     * @param now the step shown
     * @param furthest the furthest step that can be shown
     * @param screen the size of the scene on screen, in pixels
     * @param planReceiver receives the plan
     */
    public AnimatedPictureForm(
            SceneHost shell, long now, long furthest, Dimension2D screen, Consumer<AnimatedPicturePlan> planReceiver) {
        this.shell = shell;
        this.furthest = furthest;
        this.planReceiver = planReceiver;
        AnimatedPicturePlan usual = AnimatedPicturePlan.around(now, furthest);
        first = field("animation-first", usual.first());
        last = field("animation-last", usual.last());
        every = field("animation-every", usual.every());
        perSecond = field("animation-speed", usual.perSecond());
        size = SelectionRevealingChoiceBox.of(
                "animation-size",
                AnimatedPictureWords.SIZE,
                AnimatedPicturePlan.SCALES,
                scale -> AnimatedPictureWords.size(screen.getWidth() * scale, screen.getHeight() * scale));
        size.setValue(usual.scale());
        save.getStyleClass().add("filled");
        Button cancel = QuestionDialog.button("animation-cancel", AnimatedPictureWords.CANCEL, this::close);
        VBox card = QuestionDialog.card(AnimatedPictureWords.TITLE);
        card.setId("animation");
        card.getChildren().addAll(grid(), summary, QuestionDialog.row(save, cancel));
        question = new ModalCard(card, first, () -> {});
        show();
    }

    private TextField field(String id, long number) {
        TextField field = NodeStyle.named(new TextField(NumberFormatter.grouped(number)), id);
        field.setPrefColumnCount(COLUMNS);
        SelectAllOnFocus.of(field);
        field.textProperty().addListener(_ -> show());
        field.setOnAction(_ -> save());
        return field;
    }

    private GridPane grid() {
        GridPane grid = new GridPane(GAP, NARROW);
        int row = 0;
        row = put(grid, row, AnimatedPictureWords.FIRST, first);
        row = put(grid, row, AnimatedPictureWords.LAST, last);
        row = put(grid, row, AnimatedPictureWords.EVERY, every);
        row = put(grid, row, AnimatedPictureWords.PER_SECOND, perSecond);
        put(grid, row, AnimatedPictureWords.SIZE, size);
        return grid;
    }

    private static int put(GridPane grid, int row, String name, Node control) {
        Label label = LabelFactory.of(name, "text-14");
        label.setLabelFor(control);
        grid.addRow(row, label, control);
        return row + 1;
    }

    /** Asks. */
    public void open() {
        shell.ask(question);
    }

    private void close() {
        shell.answered(question);
    }

    private AnimatedPicturePlan plan() {
        return AnimatedPicturePlan.of(
                new AnimatedPicturePlan.Texts(first.getText(), last.getText(), every.getText(), perSecond.getText()),
                size.getValue(),
                furthest);
    }

    private void show() {
        try {
            summary.setText(AnimatedPictureWords.summary(plan()));
            save.setDisable(false);
        } catch (InputFault fault) {
            summary.setText(fault.displayMessage());
            save.setDisable(true);
        }
    }

    private void save() {
        if (!save.isDisabled()) {
            AnimatedPicturePlan plan = plan();
            close();
            planReceiver.accept(plan);
        }
    }
}
