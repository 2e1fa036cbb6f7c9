package knightschool.ui.command;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.input.KeyEvent;

/**
 * The sentences, shared by several scenes, that tell the user why a command is not available. Those of one command
 * stand in its row of {@link CommandDefinitions}.
 */
final class RefusalWords {
    private static final String UNDO = "There is nothing to take back.";
    private static final String REDO = "There is nothing to do again.";
    private static final String OTHER_PAGE_ID = ".other-page";
    private static final String OTHER_PAGE = "This tab has no other page.";

    private RefusalWords() {}

    /** A reason with the advice to do it in the scene's own tab. */
    static String inOwnTab(String fact) {
        return fact + " Open this in its own tab (" + CommandDefinitions.keyText("lesson.open-beside") + ").";
    }

    /** A reason with the advice for a presentation, which opens no tab. */
    static String endPresentation(String fact) {
        return fact + " End the presentation first (" + CommandDefinitions.keyText("speaker.end") + ").";
    }

    /** The reason why a key that undoes or redoes in other scenes has no effect; empty for other keys. */
    static Optional<String> ofAbsent(KeyEvent key) {
        return CommandDefinitions.all().stream()
                .map(CommandDefinitions.Entry::id)
                .filter(id -> Command.isUndoOrRedo(id) && CommandDefinitions.hasKey(id, key))
                .findFirst()
                .map(RefusalWords::of);
    }

    /** The reason why a key that leads to another page in other scenes has no effect; empty for other keys. */
    static Optional<String> ofOtherPage(KeyEvent key) {
        boolean leadsToPage = CommandDefinitions.all().stream()
                .map(CommandDefinitions.Entry::id)
                .anyMatch(id -> id.endsWith(OTHER_PAGE_ID) && CommandDefinitions.hasKey(id, key));
        return leadsToPage ? Optional.of(OTHER_PAGE) : Optional.empty();
    }

    /** The reason for a command, that of its row or that of all scenes; empty if there is none. */
    static String of(String id) {
        return Stream.of(CommandDefinitions.refusal(id), ofUndoOrRedo(id))
                .filter(reason -> !reason.isEmpty())
                .findFirst()
                .orElse("");
    }

    private static String ofUndoOrRedo(String id) {
        if (!Command.isUndoOrRedo(id)) {
            return "";
        }
        return id.endsWith(Command.UNDO) ? UNDO : REDO;
    }
}
