package knightschool.ui.lesson.slide;

import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.ui.theme.ImmediatePseudoClassUpdater;
import knightschool.ui.theme.PseudoClasses;
import knightschool.ui.theme.ScaledRegion;

/**
 * The text of a slide below its title and above its footer. Text that would have to scroll is set closer, then in
 * smaller type; only text that is too long even then scrolls. During a presentation, text with room to spare is larger.
 */
final class SlideTextColumn extends VBox {
    /** The steps of style for text that is read from afar, largest first. */
    private static final List<Set<PseudoClass>> BEFORE_A_CLASS =
            List.of(step("far"), step("far", "close"), step("wide", "close"));

    /** The steps of style for text that is too long. */
    private static final List<Set<PseudoClass>> USUALLY = List.of(
            step(),
            step("close"),
            step("close", "plain"),
            step("close", "plain", "fine"),
            step("close", "plain", "fine", "tight"));

    private static final Set<PseudoClass> ALL = step("far", "wide", "close", "plain", "fine", "tight");

    private static final double ROUNDING = 0.5;

    private final VBox blocks;
    private final ScrollPane scroll;

    /** The sizes for which the present step was chosen. */
    private Room chosenFor = new Room(0, 0, 0, 0, false, 1);

    /**
     * The sizes on which the step depends, in pixels.
     *
     * @param text the height of the text as it is set now
     * @param around the height of everything above and below it
     * @param presented whether the lesson is presented to an audience
     * @param factor the factor of magnification
     */
    private record Room(double width, double height, double text, double around, boolean presented, double factor) {
        boolean fits(double insets) {
            return text + insets + around <= height + ROUNDING;
        }

        /**
         * Returns whether the text would fit without magnification. Magnified text is not made smaller again but
         * scrolls.
         */
        boolean fitsInUsualWords(double insets) {
            return text + insets + around <= height * Math.max(1, factor) + ROUNDING;
        }
    }

    SlideTextColumn(Label lesson, Label title, VBox blocks, Region foot) {
        this.blocks = blocks;
        this.scroll = new ScrollPane(blocks);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("slide-text");
        blocks.getStyleClass().add("blocks");
        for (Label line : List.of(lesson, title)) {
            line.setMinHeight(USE_PREF_SIZE);
        }
        setVgrow(scroll, Priority.ALWAYS);
        getStyleClass().add("slide-column");
        getChildren().setAll(lesson, title, scroll, foot);
    }

    @Override
    protected void layoutChildren() {
        if (!chosenFor.equals(room())) {
            choose();
        }
        super.layoutChildren();
    }

    /**
     * Chooses the step if a size has changed, because styling the text takes longer than everything else on a slide.
     */
    private void choose() {
        double insets = scroll.getInsets().getTop() + scroll.getInsets().getBottom();
        Iterator<Set<PseudoClass>> steps = Stream.concat(
                        isPresented() ? BEFORE_A_CLASS.stream() : Stream.empty(), USUALLY.stream())
                .iterator();
        Set<PseudoClass> worn;
        do {
            worn = steps.next();
            setPseudoClasses(worn);
        } while (steps.hasNext() && !room().fitsInUsualWords(insets));
        if (!room().fits(insets)) {
            // Closer are the lines of larger words, too.
            setPseudoClasses(
                    Stream.concat(worn.stream(), step("close").stream()).collect(Collectors.toSet()));
        }
        chosenFor = room();
    }

    private boolean isPresented() {
        return getScene() != null && getScene().getRoot().getPseudoClassStates().contains(PseudoClasses.PRESENTED);
    }

    private void setPseudoClasses(Set<PseudoClass> step) {
        ImmediatePseudoClassUpdater.set(this, ALL.stream().collect(Collectors.toMap(one -> one, step::contains)));
    }

    private static Set<PseudoClass> step(String... names) {
        return Stream.of(names).map(PseudoClass::getPseudoClass).collect(Collectors.toSet());
    }

    private Room room() {
        double width = getWidth() - sides(getInsets());
        double around = getManagedChildren().stream()
                .filter(child -> child != scroll)
                .mapToDouble(child -> child.prefHeight(width))
                .sum();
        double space = width - sides(scroll.getInsets());
        double height = getHeight() - getInsets().getTop() - getInsets().getBottom();
        return new Room(width, height, blocks.prefHeight(space), around, isPresented(), ScaledRegion.factorOf(this));
    }

    private static double sides(Insets insets) {
        return insets.getLeft() + insets.getRight();
    }
}
