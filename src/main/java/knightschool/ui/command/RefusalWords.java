package knightschool.ui.command;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.input.KeyEvent;

/** The reasons why commands are not available, for commands that always have the same reason. */
final class RefusalWords {
    private static final String UNDO = "There is nothing to take back.";
    private static final String REDO = "There is nothing to do again.";
    private static final String NO_LESSON = "Open a lesson first.";
    private static final String IN_LESSON = "Go back to the list of lessons first.";
    private static final String SAVING = "A lesson is being saved. Wait until that is done.";
    private static final String ONE_PANE = "There is no other pane.";
    private static final String ONE_BOARD = "No other board is open.";
    private static final String MANY_BOARDS = "Too many boards are open. Close one of them first.";
    private static final String SELECT = "Select some squares first.";
    private static final String NO_BOARD_FOUND = "No board is found in the picture yet.";
    private static final String NO_TOUR = "There is no tour to play yet.";
    private static final String AT_START = "This is the position at the start.";

    /** Commands of a scene that has no keys for them besides those of all scenes. */
    private static final String EVERYWHERE_UNDO = "editor.undo";

    private static final String EVERYWHERE_REDO = "editor.redo";

    /** By id, or by its last part for commands of several scenes. */
    private static final Map<String, String> ALL = new HashMap<>();

    static {
        put(UNDO, "undo");
        put(REDO, "redo");
        put("No question here has another hint.", "lesson.hint");
        put(NO_LESSON, "lesson.notes", "lesson.next", "lesson.previous", "lesson.first", "lesson.last");
        put(IN_LESSON, "lesson.open", "lesson.new");
        put("Nothing here can be opened in a tab of its own.", "lesson.open-beside");
        put(SAVING, "lesson.handout", "lesson.pictures");
        put("No move is made yet.", "play.to-start", "level.again", "statemap.again");
        put("No move was taken back.", "play.to-end");
        put("There is no tour to save yet. Make a move first.", "play.save");
        put(ONE_PANE, "compare.close", "compare.zoom");
        put("These are the usual three panes.", "compare.usual-panes");
        put(MANY_BOARDS, "editor.new", "editor.duplicate");
        put(ONE_BOARD, "editor.next", "editor.previous");
        put("Point at a square first.", "board.hole-here", "board.start-here", "board.end-here");
        put(SELECT, "board.cut", "board.delete");
        put(SELECT, "board.move-left", "board.move-right", "board.move-top", "board.move-bottom");
        put("No tour and no shortest walk is known yet.", "editor.solution");
        put("The answer for this board is known, or still looked for.", "editor.go-on");
        put(AT_START, "tourmap.to-start");
        put("This board says where a tour ends, so no tour of it is closed.", "tourmap.closed");
        put("The search goes on already.", "tour.go-on");
        put(NO_TOUR, "tour.play", "tour.step-back", "tour.step-forward", "tour.to-start", "tour.to-end");
        put("Point at a start first.", "census.compare");
        playedFirst("level", "Have a solution shown first (" + key("level.solution") + ").");
        playedFirst("play.solution", "Have a solution shown first.");
        playedFirst("statemap", "Have a shortest solution shown first (" + key("statemap.solution") + ").");
        put(NO_BOARD_FOUND, "picture.take", "picture.tool-knight", "picture.zoom", "picture.next", "picture.solution");
        put("No other board is found in this picture.", "picture.next-board");
        put("Have the shortest walk drawn first (" + key("picture.solution") + ").", "picture.copy", "picture.save");
        put("There is nowhere to go back to.", "window.back");
        put("There are no signs here.", "window.legend");
    }

    private RefusalWords() {}

    /** A reason with the advice to do it in the scene's own tab. */
    static String inOwnTab(String fact) {
        return fact + " Open this in its own tab (" + key("lesson.open-beside") + ").";
    }

    /** A reason with the advice for a presentation, which opens no tab. */
    static String endPresentation(String fact) {
        return fact + " End the presentation first (" + key("speaker.end") + ").";
    }

    private static void put(String sentence, String... ids) {
        Stream.of(ids).forEach(id -> ALL.put(id, sentence));
    }

    /** Adds a reason for the playback commands of a scene. */
    private static void playedFirst(String scene, String sentence) {
        Stream.of("play", "step-back", "step-forward", "to-start", "to-end")
                .forEach(act -> put(sentence, scene + "." + act));
    }

    /** The keys of the table: ids, and last parts of ids. */
    static Set<String> ids() {
        return Set.copyOf(ALL.keySet());
    }

    private static String key(String id) {
        return CommandDefinitions.keyText(id);
    }

    /** The reason why a key that undoes or redoes everywhere has no effect; empty for other keys. */
    static Optional<String> ofAbsent(KeyEvent key) {
        return Stream.of(EVERYWHERE_UNDO, EVERYWHERE_REDO)
                .filter(id -> CommandDefinitions.hasKey(id, key))
                .findFirst()
                .map(RefusalWords::of);
    }

    /** The reason for a command; empty if there is none. */
    static String of(String id) {
        String act = id.substring(id.lastIndexOf('.') + 1);
        return ALL.getOrDefault(id, ALL.getOrDefault(act, ""));
    }
}
