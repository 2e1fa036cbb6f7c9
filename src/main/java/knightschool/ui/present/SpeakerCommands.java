package knightschool.ui.present;

import java.util.List;
import knightschool.ui.command.AbstractCommandList;
import knightschool.ui.command.Command;

/**
 * The speaker's commands, in the speaker's window and in that of the class. Remote controls for presentations send some
 * of their keys.
 */
final class SpeakerCommands extends AbstractCommandList {
    static final String NEXT = "speaker.next";
    static final String PREVIOUS = "speaker.previous";
    static final String BLANK = "speaker.blank";
    static final String POINTER = "speaker.pointer";
    static final String SPOTLIGHT = "speaker.spotlight";
    static final String ANSWERS = "speaker.answers";
    static final String ZOOM = "speaker.zoom";
    static final String END = "speaker.end";
    static final String REVEAL = "speaker.reveal";
    static final String EXTRAS = "speaker.extras";

    private static final String HELP = "speaker.help";

    /**
     * @param fill shows the slide on the whole screen, or ends that
     * @param end ends the presentation
     * @param help shows or hides the list of keys
     */
    SpeakerCommands(SpeakerControlsModel model, Runnable fill, Runnable end, Runnable help) {
        SlideDeck talk = model.talk();
        all.addAll(List.of(
                Command.of(NEXT, () -> talk.show(model.slide() + 1)).when(() -> !model.isLast(), talk.slideProperty()),
                Command.of(PREVIOUS, () -> talk.show(model.slide() - 1))
                        .when(talk.slideProperty().greaterThan(0)),
                Command.of("speaker.first", () -> talk.show(0))
                        .when(talk.slideProperty().greaterThan(0)),
                Command.of("speaker.last", () -> talk.show(model.slides() - 1))
                        .when(() -> !model.isLast(), talk.slideProperty()),
                Command.of(BLANK, () -> toggle(model)),
                Command.of(POINTER, () -> model.point(SpeakerControlsModel.Pointing.DOT)),
                Command.of(SPOTLIGHT, () -> model.point(SpeakerControlsModel.Pointing.SPOTLIGHT)),
                Command.of(
                        ANSWERS,
                        () -> model.answersShownProperty()
                                .set(!model.answersShownProperty().get())),
                Command.of(REVEAL, model::reveal).when(model.revealedProperty().not()),
                Command.of(ZOOM, model::toggleZoom),
                Command.of(
                                EXTRAS,
                                () -> model.extrasProperty()
                                        .set(!model.extrasProperty().get()))
                        .when(model::hasExtras),
                Command.of(END, end),
                Command.of("speaker.present", fill),
                Command.of(HELP, help)));
    }

    private static void toggle(SpeakerControlsModel model) {
        model.blankProperty().set(!model.blankProperty().get());
    }

    /** Returns the commands that the class's window does not have itself. */
    List<Command> ofClass() {
        return all.stream()
                .filter(command -> List.of(BLANK, REVEAL, END).contains(command.id()))
                .toList();
    }
}
