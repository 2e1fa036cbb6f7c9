package knightschool.lesson;

import java.util.OptionalLong;
import knightschool.files.Faults;
import knightschool.setup.SceneNumber;
import knightschool.setup.SlideSetup;

/** Checks that the numbers of a text that can be dragged are numbers of the scene beside it. */
final class DraggedCheck {
    private DraggedCheck() {}

    static void check(Slide slide, Faults faults) {
        slide.blocks()
                .forEach(block -> LessonChecker.eachSpan(block, span -> {
                    if (span instanceof TextSpan.Dragged dragged) {
                        check(dragged, slide, faults);
                    }
                }));
        slide.notes()
                .forEach(block -> LessonChecker.eachSpan(block, span -> {
                    if (span instanceof TextSpan.Dragged dragged) {
                        faults.add(
                                dragged.line(), "a note is no part of the slide", "Drag a number in the slide's text.");
                    }
                }));
    }

    private static void check(TextSpan.Dragged dragged, Slide slide, Faults faults) {
        String word = dragged.number().word();
        if (slide.scene().isEmpty()) {
            faults.add(
                    dragged.line(),
                    "there is no scene whose " + word + " could be dragged",
                    "Add a setup block, or write the number itself.");
            return;
        }
        SlideSetup said = slide.scene().get().setup();
        if (!dragged.number().isIn(said)) {
            faults.add(
                    dragged.line(),
                    "the scene " + said.scene().word() + " has no " + word + " to be dragged",
                    "Choose another scene, or write the number itself.");
            return;
        }
        OptionalLong number = dragged.number().in(said);
        if (number.isEmpty()) {
            faults.add(
                    dragged.line(),
                    "the setup does not say at which step the scene begins",
                    "Write a moment such as \"moment: step 4\" in it.");
        } else if (!dragged.range(said, said).contains(number.getAsLong())) {
            SceneNumber.Range range = dragged.range(said, said);
            faults.add(
                    dragged.line(),
                    "the scene begins with " + word + " " + number.getAsLong() + ", which is not from " + range.least()
                            + " to " + range.most(),
                    "Write a range that it is in, as in {{drag " + word + " 0 to 100}}.");
        }
        dragged.own()
                .filter(own -> !canShow(dragged.number(), said, own))
                .ifPresent(own -> faults.add(
                        dragged.line(), "the scene cannot show " + word + " " + own.most(), "Write a smaller range."));
    }

    private static boolean canShow(SceneNumber number, SlideSetup said, SceneNumber.Range own) {
        return switch (number) {
            case COLUMNS, ROWS -> own.least() >= 1 && own.most() <= said.scene().longestSide();
            case HOLES -> own.most() < said.boardShown().orElseThrow().squares();
            case SLIDER -> own.most() <= number.range(said, said).most();
            case STEP -> true;
        };
    }
}
