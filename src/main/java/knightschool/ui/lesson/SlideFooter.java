package knightschool.ui.lesson;

import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.ui.command.Command;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SceneFooterFactory;
import knightschool.ui.lesson.slide.SlideWords;
import knightschool.ui.theme.PseudoClasses;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The footer of a slide: buttons for the previous and the next slide, the position, and a dot for each slide. Dots of
 * seen slides are filled, and the current one is yellow.
 */
final class SlideFooter {
    private static final PseudoClass SEEN = PseudoClass.getPseudoClass("seen");
    private static final PseudoClass EXTRA = PseudoClass.getPseudoClass("extra");
    private static final int MOST_DOTS = 16;

    private final LessonModel model;
    private final Button next = NodeStyle.of(new Button(null, new FontIcon(Feather.CHEVRON_RIGHT)), "filled");
    private final HBox foot = NodeStyle.of(new HBox(), "slide-foot", SceneFooterFactory.STYLE);

    /**
     * @param seenSlides the numbers of the slides that were seen, from 1
     * @param after opens the next lesson; empty until it is known
     * @param presenting whether the lesson is being presented, when it cannot be left from here
     */
    SlideFooter(
            LessonModel model,
            LessonCommands commands,
            Set<Integer> seenSlides,
            ObservableValue<Optional<Runnable>> after,
            ObservableBooleanValue presenting) {
        this.model = model;
        int slide = model.slideProperty().get();
        Button previous = new Button(null, new FontIcon(Feather.CHEVRON_LEFT));
        configure(previous, "previous-slide", () -> commands.onScreen(LessonCommands.PREVIOUS));
        previous.setDisable(slide == 0);
        previous.setOnAction(_ -> model.previous());
        configure(next, "next-slide", () -> commands.onScreen(LessonCommands.NEXT));
        boolean last = slide == model.slides() - 1;
        next.setDisable(last);
        next.setOnAction(_ -> model.next());
        Label where = NodeStyle.named(LabelFactory.whole(LessonWords.where(slide, model.slides()), "where"), "where");
        foot.setAlignment(Pos.CENTER_LEFT);
        foot.getChildren().addAll(previous, next, where);
        if (last) {
            leave(after, presenting);
        }
        if (model.slides() <= MOST_DOTS) {
            foot.getChildren().add(dots(slide, seenSlides));
        }
    }

    private boolean isExtra(int slide) {
        return model.lesson().slides().get(slide).duration().isExtra();
    }

    /**
     * @param command supplies the command with its present keys: the scene beside the text comes later and may take
     *     some
     */
    private static void configure(Button button, String id, Supplier<Command> command) {
        Tooltip tip = new Tooltip();
        button.setId(id);
        button.setTooltip(tip);
        tip.setText(command.get().tooltip());
        tip.setOnShowing(_ -> tip.setText(command.get().tooltip()));
        button.accessibleTextProperty().bind(tip.textProperty());
        button.getStyleClass().addAll("tall", "turn");
    }

    /** Adds the button for the next lesson, in the place of the button for the next slide. */
    private void leave(ObservableValue<Optional<Runnable>> after, ObservableBooleanValue presenting) {
        Button button = NodeStyle.named(new Button(LessonWords.NEXT_LESSON), "next-lesson", "tall", "filled");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> after.getValue().ifPresent(Runnable::run));
        NodeVisibility.follow(
                button,
                Bindings.createBooleanBinding(
                        () -> after.getValue().isPresent() && !presenting.get(), after, presenting));
        NodeVisibility.follow(next, button.visibleProperty().not());
        foot.getChildren().add(2, button);
    }

    private Node dots(int slide, Set<Integer> seenSlides) {
        HBox dots = NodeStyle.of(HBoxFactory.of(), "dots");
        for (int i = 0; i < model.slides(); i++) {
            int target = i;
            Region dot = NodeStyle.of(new Region(), "dot");
            dot.pseudoClassStateChanged(SEEN, seenSlides.contains(i + 1));
            dot.pseudoClassStateChanged(PseudoClasses.NOW, i == slide);
            dot.setOnMouseClicked(_ -> model.show(target));
            dot.pseudoClassStateChanged(EXTRA, isExtra(i));
            Tooltip.install(
                    dot,
                    new Tooltip(SlideWords.title(model.lesson().slides().get(i).title(), isExtra(i))));
            dots.getChildren().add(dot);
        }
        return dots;
    }

    Region node() {
        return foot;
    }

    /** Focuses the button that the space bar then presses to continue. */
    void focus() {
        next.requestFocus();
    }
}
