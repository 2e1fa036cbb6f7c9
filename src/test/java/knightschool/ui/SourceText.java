package knightschool.ui;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Java source, read as far as its string literals and the calls that they are handed to need it. */
final class SourceText {
    /** A comment, a text block, a literal, a character, the beginning of a call or the end of one. */
    private static final Pattern TOKEN = Pattern.compile(
            "(?<comment>//[^\\n]*|/\\*.*?\\*/)"
                    + "|\"\"\"(?<block>(?:[^\\\\]|\\\\.)*?)\"\"\""
                    + "|\"(?<literal>(?:[^\"\\\\]|\\\\.)*+)\""
                    + "|'(?:[^'\\\\]|\\\\.)+'"
                    + "|(?<open>[\\w.]*(?:<>)?\\()"
                    + "|\\)",
            Pattern.DOTALL);

    /** What was read already: several rules look at all sources, and to take one apart is most of their work. */
    private static final Map<Path, List<Literal>> LITERALS = new ConcurrentHashMap<>();

    private final String source;

    SourceText(String source) {
        this.source = source;
    }

    /** The string literals of a source file outside of comments, in order. */
    static List<Literal> literals(Path file) {
        return LITERALS.computeIfAbsent(file, SourceText::read);
    }

    private static List<Literal> read(Path file) {
        try {
            return new SourceText(Files.readString(file)).literals();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The string literals outside of comments, in order. */
    List<Literal> literals() {
        List<Literal> found = new ArrayList<>();
        Deque<String> calls = new ArrayDeque<>();
        Matcher token = TOKEN.matcher(source);
        int line = 1;
        int counted = 0;
        while (token.find()) {
            line += lines(counted, token.start());
            counted = token.start();
            String text = token.group("block") == null ? token.group("literal") : token.group("block");
            if (text != null) {
                found.add(new Literal(text, line, List.copyOf(calls)));
            } else if (token.group("open") != null) {
                calls.push(token.group("open").replace("<>", "").replace("(", ""));
            } else if (token.group().equals(")")) {
                calls.pop();
            }
        }
        return found;
    }

    /** How many lines end between two places. */
    private int lines(int from, int to) {
        int lines = 0;
        for (int end = source.indexOf('\n', from); end >= 0 && end < to; end = source.indexOf('\n', end + 1)) {
            lines++;
        }
        return lines;
    }

    /**
     * A string literal.
     *
     * @param line counted from 1
     * @param calls the names of the calls around it, the nearest first; empty for parentheses without a name
     */
    record Literal(String text, int line, List<String> calls) {
        /** Two words beside each other, or the beginning or the end of a sentence that is put together. */
        private static final Pattern PHRASE = Pattern.compile("\\p{L},? \\p{L}|^ \\p{L}|\\p{L},? $");

        private static final Pattern LABEL = Pattern.compile("\\p{L}.*", Pattern.DOTALL);
        private static final Pattern ONE_WORD = Pattern.compile("\\p{Ll}+");

        /** What shows a text that is handed to it, also one of a single word. */
        private static final Set<String> SHOWS = Set.of(
                "Button",
                "ToggleButton",
                "MenuItem",
                "ButtonType",
                "CheckBox",
                "Label",
                "Tooltip",
                "Gesture",
                "FileDialog",
                "SceneDescriptor",
                "CommandButtonFactory.of");

        private static final Pattern SETTER =
                Pattern.compile(".*\\.?set(Text|AccessibleText|AccessibleHelp|PromptText|Title|HeaderText)");

        /** Names of threads; a person never sees them. */
        private static final Set<String> THREADS =
                Set.of("BackgroundWorker.queue", "BackgroundWorker.newest", "SlicedWorkThread");

        /** Names of fonts, and how a question of the tour scene is written in the settings. */
        private static final Set<String> NOT_READ = Set.of("Inter SemiBold", "JetBrains Mono", " closed");

        /** Whether a person reads it who uses the window. */
        boolean isShown() {
            return (isPhrase() || isLabel()) && calls.stream().noneMatch(Literal::isNotForTheWindow);
        }

        private boolean isPhrase() {
            return PHRASE.matcher(text).find() && !NOT_READ.contains(text);
        }

        private boolean isLabel() {
            String call = calls.isEmpty() ? "" : calls.getFirst();
            boolean shown = SHOWS.contains(call) || SETTER.matcher(call).matches();
            return shown && LABEL.matcher(text).matches()
                    || call.equals("Command.of") && ONE_WORD.matcher(text).matches();
        }

        /** Faults of an input are told where they are found; exceptions are for those who write the program. */
        private static boolean isNotForTheWindow(String call) {
            return call.equals("InputFault") || call.endsWith("Exception") || THREADS.contains(call);
        }
    }
}
