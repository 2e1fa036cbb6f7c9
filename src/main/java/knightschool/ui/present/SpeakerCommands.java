package knightschool.ui.present;

import java.util.List;
import javafx.beans.binding.Bindings;
import knightschool.ui.command.Command;

/** What a speaker can do, in the speaker's window as before the class; remotes send some of these keys. */
final class SpeakerCommands {
    static final String NEXT = "speaker.next";
    static final String PREVIOUS = "speaker.previous";
    static final String BLANK = "speaker.blank";
    static final String POINTER = "speaker.pointer";
    static final String SPOTLIGHT = "speaker.spotlight";
    static final String ANSWERS = "speaker.answers";
    static final String ZOOM = "speaker.zoom";
    static final String END = "speaker.end";
    static final String REVEAL = "speaker.reveal";

    private final List<Command> all;

    /**
     * @param fill shows the slide on the whole screen, or ends that
     * @param end ends the presentation
     */
    SpeakerCommands(SpeakerModel model, Runnable fill, Runnable end) {
        Talk talk = model.talk();
        all = List.of(
                Command.of(NEXT, PresentWords.DO_NEXT, () -> talk.show(model.slide() + 1), "PageDown", "Right", "Space")
                        .when(Bindings.createBooleanBinding(() -> !model.isLast(), talk.slideProperty())),
                Command.of(PREVIOUS, PresentWords.DO_PREVIOUS, () -> talk.show(model.slide() - 1), "PageUp", "Left")
                        .when(talk.slideProperty().greaterThan(0)),
                Command.of("speaker.first", PresentWords.DO_FIRST, () -> talk.show(0), "Home"),
                Command.of("speaker.last", PresentWords.DO_LAST, () -> talk.show(model.slides() - 1), "End"),
                Command.of(BLANK, PresentWords.DO_BLANK, () -> toggle(model), "B", "Period"),
                Command.of(POINTER, PresentWords.DO_POINT, () -> model.point(SpeakerModel.Pointing.DOT), "P"),
                Command.of(
                        SPOTLIGHT, PresentWords.DO_SPOTLIGHT, () -> model.point(SpeakerModel.Pointing.SPOTLIGHT), "S"),
                Command.of(
                        ANSWERS,
                        PresentWords.DO_ANSWERS,
                        () -> model.answersShownProperty()
                                .set(!model.answersShownProperty().get()),
                        "A"),
                Command.of(REVEAL, PresentWords.DO_REVEAL, model::reveal, "Shift+A")
                        .when(model.revealedProperty().not()),
                Command.of(ZOOM, PresentWords.DO_ZOOM, model::toggleZoom, "Z"),
                Command.of(END, PresentWords.DO_END, end, "Esc"),
                Command.of("speaker.fill", PresentWords.DO_FILL, fill, "F5"));
    }

    private static void toggle(SpeakerModel model) {
        model.blankProperty().set(!model.blankProperty().get());
    }

    List<Command> all() {
        return all;
    }

    /** What the window of the class does not do by itself. */
    List<Command> ofClass() {
        return all.stream()
                .filter(command -> List.of(BLANK, REVEAL, END).contains(command.id()))
                .toList();
    }

    Command named(String id) {
        return Command.named(all, id);
    }
}
