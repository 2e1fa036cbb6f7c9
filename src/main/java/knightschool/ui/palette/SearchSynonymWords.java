package knightschool.ui.palette;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The words that users type, with the program's terms for them: one table for everything that can be found, in whatever
 * scene. The words are never shown. It names no command; another name of a single one stands in its row of
 * {@link knightschool.ui.command.CommandDefinitions}.
 */
public final class SearchSynonymWords {
    /** The things that there are several of. The word alone also stands in names such as "under another name". */
    private static final List<String> ANOTHER = List.of(
            "another pane",
            "another board",
            "another game",
            "another level",
            "another puzzle",
            "another size",
            "one more");

    private static final List<String> PICTURES = List.of("save picture", "save map");

    private static final Map<String, List<String>> MEANINGS = Map.ofEntries(
            Map.entry("add", ANOTHER),
            Map.entry("algorithm", List.of("compare", "usual three")),
            Map.entry("answer", List.of("show way", "show tour", "solution")),
            Map.entry("beamer", List.of("present", "speaker")),
            Map.entry("better", List.of("compare", "saves", "worth")),
            Map.entry(
                    "bigger",
                    List.of(
                            "larger",
                            "nearer",
                            "pane alone",
                            "add column",
                            "add row",
                            "another size",
                            "another board")),
            Map.entry("board", List.of("add column", "add row", "another size", "delete column", "delete row")),
            Map.entry("break", List.of("stop when", "stop next")),
            Map.entry("breakpoint", List.of("stop when", "step stop")),
            Map.entry("camera", List.of("picture")),
            Map.entry("cheat", List.of("hint", "show way", "solution")),
            Map.entry("clear", List.of("forget", "new board", "start again", "take moves")),
            Map.entry("clue", List.of("hint")),
            Map.entry("color", List.of("light or dark", "colours")),
            Map.entry("colour", List.of("light or dark")),
            Map.entry("compare", List.of("algorithms several", "compare algorithms")),
            Map.entry("csv", List.of("table")),
            Map.entry("daily", List.of("day")),
            Map.entry("debug", List.of("stop when", "step stop")),
            Map.entry("definition", List.of("glossary")),
            Map.entry("delete", List.of("close pane", "close board", "forget")),
            Map.entry("dictionary", List.of("glossary", "keys scene")),
            Map.entry("differ", List.of("difference")),
            Map.entry("differs", List.of("difference")),
            Map.entry("difficult", List.of("hard", "levels")),
            Map.entry("diverge", List.of("difference")),
            Map.entry("divergence", List.of("difference")),
            Map.entry("domain", List.of("open moves")),
            Map.entry("domains", List.of("open moves")),
            Map.entry("download", List.of("save")),
            Map.entry("easy", List.of("hard", "levels")),
            Map.entry("enlarge", List.of("larger", "nearer", "pane alone")),
            Map.entry("erase", List.of("holes", "delete", "forget")),
            Map.entry("excel", List.of("table")),
            Map.entry("exit", List.of("close window", "back came", "close board", "close pane")),
            Map.entry("explain", List.of("glossary", "why")),
            Map.entry("export", List.of("save")),
            Map.entry("fast", List.of("faster")),
            Map.entry("font", List.of("words controls")),
            Map.entry("fork", List.of("twin")),
            Map.entry("fullscreen", List.of("full screen", "present")),
            Map.entry("gif", PICTURES),
            Map.entry("grow", List.of("add column", "add row")),
            Map.entry("help", List.of("keys scene", "hint", "glossary")),
            Map.entry("history", List.of("recent", "back before")),
            Map.entry("home", List.of("lessons")),
            Map.entry("image", List.of("picture")),
            Map.entry("import", List.of("open", "picture")),
            Map.entry("info", List.of("facts", "about")),
            Map.entry("key", List.of("keys scene", "legend")),
            Map.entry("keyboard", List.of("keys scene")),
            Map.entry("language", List.of("keys scene")),
            Map.entry("larger", List.of("add column", "add row", "another size", "another board")),
            Map.entry("layout", List.of("shape graph", "next shape")),
            Map.entry("legend", List.of("show open")),
            Map.entry("list", List.of("all lessons", "recent")),
            Map.entry("load", List.of("open")),
            Map.entry("magnify", List.of("larger", "nearer")),
            Map.entry("mark", List.of("make holes", "place")),
            Map.entry("maximize", List.of("full screen", "pane alone")),
            Map.entry("meaning", List.of("glossary", "legend")),
            Map.entry("menu", List.of("keys scene")),
            Map.entry("mode", List.of("light or dark", "full screen", "present")),
            Map.entry("mute", List.of("click")),
            Map.entry("new", ANOTHER),
            Map.entry("night", List.of("light or dark")),
            Map.entry("option", List.of("keys scene")),
            Map.entry("pause", List.of("stop")),
            Map.entry("photo", List.of("picture")),
            Map.entry("png", PICTURES),
            Map.entry("predict", List.of("ask class")),
            Map.entry("prediction", List.of("ask class")),
            Map.entry("predictions", List.of("ask class")),
            Map.entry("presentation", List.of("present", "speaker")),
            Map.entry("previous", List.of("before")),
            Map.entry("print", List.of("handout", "save slides")),
            Map.entry("projector", List.of("present", "speaker")),
            Map.entry("quick", List.of("faster")),
            Map.entry("quit", List.of("close window")),
            Map.entry("quiz", List.of("ask class")),
            Map.entry("race", List.of("compare", "compare algorithms")),
            Map.entry("redo", List.of("again taken", "again back", "make again")),
            Map.entry("remove", List.of("delete", "close pane", "close board", "forget")),
            Map.entry("rename", List.of("another name")),
            Map.entry("reset", List.of("start again", "new game", "usual", "take moves")),
            Map.entry("resize", List.of("another size", "add column", "add row", "larger", "smaller")),
            Map.entry("restart", List.of("start again", "new game", "first step", "begin again")),
            Map.entry("return", List.of("back")),
            Map.entry("reverse", List.of("backward", "back")),
            Map.entry("rewind", List.of("first step", "backward")),
            Map.entry("rotate", List.of("turn")),
            Map.entry("run", List.of("play", "count starts")),
            Map.entry("screenshot", List.of("picture")),
            Map.entry("setting", List.of("keys scene")),
            Map.entry("share", List.of("save")),
            Map.entry("shortcut", List.of("keys scene")),
            Map.entry("shrink", List.of("delete column", "delete row", "smaller")),
            Map.entry("shuffle", List.of("random")),
            Map.entry("size", List.of("words controls", "add column", "add row", "another board")),
            Map.entry("skip", List.of("next")),
            Map.entry("slideshow", List.of("present")),
            Map.entry("slow", List.of("slower")),
            Map.entry("smaller", List.of("delete column", "delete row", "another size", "another board")),
            Map.entry("solve", List.of("show way", "show tour", "solution")),
            Map.entry("solver", List.of("algorithms", "solution")),
            Map.entry("sound", List.of("click")),
            Map.entry("speed", List.of("faster", "slower")),
            Map.entry("statistics", List.of("facts", "table")),
            Map.entry("stop", List.of("pause", "close window")),
            Map.entry("student", List.of("class")),
            Map.entry("svg", PICTURES),
            Map.entry("swap", List.of("pane place")),
            Map.entry("symbol", List.of("signs")),
            Map.entry("tab", List.of("close board", "close pane", "open board", "own tab")),
            Map.entry("teacher", List.of("speaker", "class")),
            Map.entry("text", List.of("words controls")),
            Map.entry("theme", List.of("light or dark")),
            Map.entry("thrashing", List.of("falls below", "jumping back", "long detour")),
            Map.entry("timer", List.of("clock", "time limit")),
            Map.entry("tip", List.of("hint")),
            Map.entry("tree", List.of("maps tours")),
            Map.entry("tutorial", List.of("lessons")),
            Map.entry("undo", List.of("take back", "back before")),
            Map.entry("version", List.of("about knight")),
            Map.entry("video", List.of("animated")),
            Map.entry("volume", List.of("click")),
            Map.entry("white", List.of("light or dark")),
            Map.entry("win", List.of("won")),
            Map.entry("zoom", List.of("nearer", "further", "larger", "smaller", "whole", "pane alone")));

    /** Words that users type around what they look for. */
    private static final Set<String> FILLERS = Set.of(
            "a", "an", "and", "are", "be", "can", "could", "do", "does", "for", "get", "give", "has", "have", "how",
            "i", "if", "in", "is", "it", "its", "make", "many", "me", "much", "my", "of", "on", "or", "please",
            "should", "than", "that", "the", "there", "this", "to", "want", "was", "we", "what", "where", "which",
            "who", "why", "will", "with", "would", "you", "your");

    private SearchSynonymWords() {}

    /** Returns whether a word tells nothing about what is looked for. */
    static boolean isFiller(String word) {
        return FILLERS.contains(word);
    }

    /**
     * Returns each word with its possible meanings: words that occur together in an entry, or the beginnings of such
     * words.
     */
    public static Map<String, List<String>> all() {
        return MEANINGS;
    }
}
