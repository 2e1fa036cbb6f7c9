package knightschool.ui.compare;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.stage.Stage;
import knightschool.compare.SearchTreeInView;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.compare.SelectedSubtree;
import knightschool.compare.VisibleSearchTreeParts;
import knightschool.drawing.Zoom;
import knightschool.setup.scene.CompareSetup;
import knightschool.trace.StepRange;
import knightschool.trace.Subtree;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.extension.ExtendWith;

/** The compare scene with search trees, for journeys through them. */
@ExtendWith(OnScreen.class)
abstract class CompareTreeJourney extends CompareJourney {
    /** Small, as each test opens another: three searches on 8 × 8 would go on beside it. */
    @Override
    CompareSetup first() {
        return CompareSetup.of(FIVE);
    }

    @Start
    void open(Stage stage) {
        show(stage);
    }

    final void showTree(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        untilShown("the tree of all steps is read", () -> part() != null && whole().to() == 19_792);
    }

    /** A point of the tree's first row, once it stays where it is: what lies lower may be below the screen. */
    final Point2D inTree(ScreenRobot robot) {
        settled();
        afterFrames();
        return onFx(() -> {
            Node plot = robot.find("#tree-part");
            return plot.localToScreen(plot.getLayoutBounds().getCenterX(), 3);
        });
    }

    static String facts(ScreenRobot robot) {
        return robot.find("#tree-facts", Label.class).getText();
    }

    final SearchTreeInView part() {
        return model.tree().reading().partProperty().get();
    }

    final StepRange whole() {
        return part().whole().span();
    }

    final StepRange span() {
        return part().part().span();
    }

    final boolean isInSpan(long step) {
        return span().from() < step && step <= span().to();
    }

    final Subtree select(long step, int depth) {
        onFx(() -> {
            model.tree().selection().select(Optional.of(new SearchTreeInViewReader.Node(step, depth)));
            return null;
        });
        untilShown("a node is chosen", () -> isSelected(now -> now.depth() == depth) && model.isSettled());
        return onFx(this::selectedSubtree);
    }

    static String note(ScreenRobot robot) {
        return robot.find("#tree-note", Label.class).getText();
    }

    final boolean isSelected(Predicate<Subtree> condition) {
        return model.tree()
                .selection()
                .subtreeProperty()
                .get()
                .filter(condition)
                .isPresent();
    }

    final Subtree selectedSubtree() {
        return model.tree().selection().subtreeProperty().get().orElseThrow();
    }

    final void zoomAndSelect() {
        onFx(() -> {
            model.tree().viewport().zoom(Zoom.NEARER, 19);
            model.tree().selection().select(Optional.of(new SearchTreeInViewReader.Node(40, 4)));
            model.tree().placementsShownProperty().set(true);
            return null;
        });
        untilShown(
                "the node is read",
                () -> model.isSettled()
                        && model.tree()
                                .selection()
                                .selected()
                                .flatMap(SelectedSubtree::placements)
                                .isPresent());
    }

    final boolean isAsBefore(Subtree selected, StepRange span) {
        return model.isSettled()
                && part() != null
                && span().equals(span)
                && isSelected(selected::equals)
                && model.tree().selection().selected().isPresent();
    }

    static String others(ScreenRobot robot) {
        return robot.find("#tree-others", TextFlow.class).getChildren().stream()
                .map(words -> words instanceof Hyperlink link ? link.getText() : ((Text) words).getText())
                .collect(Collectors.joining())
                .strip();
    }

    final VisibleSearchTreeParts trees() {
        return model.tree().reading().treesProperty().get();
    }

    /** Shows the tree of a pane by the key, once its search is over. */
    final void showTreeOf(int pane, ScreenRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        onFx(() -> {
            model.tree().show(pane);
            return null;
        });
        untilShown(
                "its tree is read",
                () -> part() != null
                        && part().search() == pane
                        && part().progress().complete()
                        && model.isSettled());
    }

    /** Shows the trees of backtracking and forward checking by the keys. */
    final void showTrees(ScreenRobot robot) {
        showTree(robot);
        robot.push(KeyCode.SHIFT, KeyCode.DIGIT0);
        untilShown(
                "both trees are read", () -> trees() != null && trees().trees().size() == 2 && model.isSettled());
    }

    static void focusTree(ScreenRobot robot) {
        onFx(() -> {
            robot.find("#tree-part").requestFocus();
            return null;
        });
    }

    /** Selects a node of the tree of a pane. */
    final Subtree select(int pane, long step, int depth) {
        onFx(() -> {
            model.tree().select(pane, Optional.of(new SearchTreeInViewReader.Node(step, depth)));
            return null;
        });
        untilShown("a node is chosen", () -> isSelected(now -> now.depth() == depth) && model.isSettled());
        return onFx(this::selectedSubtree);
    }
}
