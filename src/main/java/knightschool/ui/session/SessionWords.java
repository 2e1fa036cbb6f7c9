package knightschool.ui.session;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import knightschool.session.UnsavedWork;
import knightschool.text.NameJoiner;
import knightschool.ui.shell.SceneDescriptor;

/** Texts about files and sessions. */
final class SessionWords {
    static final String SETUP_NAME = "set-up";
    static final String SETUPS = "Set-ups";
    static final String OPEN_TITLE = "Open a set-up, a board, a graph or a lesson";
    static final String SAVE_TITLE = "Save what is shown: as a set-up, or as a picture";
    static final String RECENT_SETUPS = "Recent set-ups";
    static final String SAVE_FIRST = "Save your work before you close?";
    static final String SAVE_CHOSEN = "Save chosen";
    static final String CANCEL = "Cancel";
    static final String RECOVERED = "Work that was not saved";
    static final String WHY = "The program ended without saving this. What do you want back?"
            + " What you delete cannot be brought back. If it has a file, the file is shown as it was saved last.";
    static final String BRING_BACK = "Bring back";
    static final String DELETE = "Delete";
    static final String LATER = "Ask again later";

    static final String SLOW_DISK = "Not everything is saved yet";
    static final String CLOSE_WITHOUT_SAVING = "Close without saving";
    static final String GO_ON_WORKING = "Do not close";

    static final String CLOSE_ALL_THE_SAME = "Close, although this cannot be kept?";
    static final String LOST_WITH_THE_WINDOW = "What is not kept is lost when you close the window.";
    static final String TRY_AGAIN = "Try again";
    static final String CLOSE = "Close";

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM);

    static final String PICTURE = "Picture";
    static final String FILE = "File";

    private SessionWords() {}

    /** The button that saves all unsaved documents. */
    static String saveAll(int documents) {
        return documents == 1 ? "Save" : "Save all";
    }

    /** The button that closes without saving any of the unsaved documents. */
    static String discardAll(int documents) {
        return documents == 1 ? "Don't save" : "Save none";
    }

    /**
     * The text above the list of unsaved documents.
     *
     * @param documents number of unsaved documents
     */
    static String inNoFile(int documents) {
        return (documents == 1 ? "This has" : "These have") + " changes that are in no file yet."
                + " What is not saved now is lost.";
    }

    /** The text where more became unsaved while the user was asked. */
    static String moreIn(int documents) {
        return "There is more than was listed. " + inNoFile(documents);
    }

    /** The text that names the files that closing waits for. The window closes by itself once they are written. */
    static String waitsFor(List<Path> files) {
        Map<Path, List<Path>> folders = new LinkedHashMap<>();
        files.forEach(file -> folders.computeIfAbsent(file.toAbsolutePath().getParent(), _ -> new ArrayList<>())
                .add(file.getFileName()));
        String event = folders.entrySet().stream()
                .map(entry -> in(
                        entry.getValue().stream().map(Path::toString).collect(Collectors.joining(", ")),
                        entry.getKey()))
                .collect(Collectors.joining(", and "));
        return "The window closes by itself as soon as "
                + (files.isEmpty() ? "what you did is saved" : event + " is written") + ".";
    }

    /** The text while a document is being saved before the window closes. */
    static String saving(String document) {
        return "Saving " + document + " …";
    }

    /** A kind of file with its folder, such as "Board in Documents". */
    static String in(String kind, Path folder) {
        return kind + " in " + folder;
    }

    /**
     * The name of recovered work, such as "Maps: my-puzzle.slide".
     *
     * @param scene the scene that the work belongs to
     */
    static String of(SceneDescriptor<?> scene, UnsavedWork work) {
        String name = work.file().map(file -> file.getFileName().toString()).orElseGet(() -> scene.unsavedName(work));
        return scene.title() + ": " + name;
    }

    /** Says which unsaved work stays stored, because its tab cannot be created. */
    static String notRestored(List<String> names) {
        return "Could not bring back " + NameJoiner.listed(names)
                + ": this part of another maker does not run now. You are asked again when the program starts.";
    }

    /** The suffix with the time at which the work was stored. */
    static String since(UnsavedWork work) {
        return ", " + time(work.since());
    }

    /** The suffix that tells entries of the same name apart, from the second on; empty for the first. */
    static String numbered(int number) {
        return number == 1 ? "" : " (" + number + ")";
    }

    private static String time(Instant since) {
        return TIME.format(since.atZone(ZoneId.systemDefault()));
    }
}
