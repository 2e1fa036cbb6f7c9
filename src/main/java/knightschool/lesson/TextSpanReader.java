package knightschool.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.FaultCollector;
import knightschool.graph.CycleTerminology;
import knightschool.setup.BindableSceneNumber;
import knightschool.setup.value.SceneKeyword;
import knightschool.text.WhitespaceNormalizer;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;

/** Parses the inline text of a paragraph, with questions to the engine in double braces. */
record TextSpanReader(FaultCollector faults) {
    private static final String OPEN = "{{";
    private static final String CLOSE = "}}";

    /** Prefix of a term shown in the chosen terminology. */
    private static final String WORD = "word ";

    /** Prefix of a number of the scene. */
    private static final String DRAG = "drag ";

    private static final Pattern DRAGGED = Pattern.compile("[a-z-]+(?: (\\d{1,9}) to (\\d{1,9}))?");

    /**
     * Text of one style.
     *
     * @param lines the line number for each offset at which a new line may begin
     */
    private record Run(StringBuilder text, StyledTextSpan.Style style, NavigableMap<Integer, Integer> lines) {
        int line(int offset) {
            return lines.floorEntry(offset).getValue();
        }
    }

    List<StyledTextSpan> read(Node paragraph) {
        List<Run> runs = new ArrayList<>();
        collect(paragraph, StyledTextSpan.Style.PLAIN, ProseReader.line(paragraph), runs);
        List<StyledTextSpan> spans = new ArrayList<>();
        runs.forEach(run -> split(run, spans));
        return List.copyOf(spans);
    }

    /** Parses a text without Markdown, all of it on one line. */
    List<StyledTextSpan> read(String text, int line) {
        List<Run> runs = new ArrayList<>();
        append(text, StyledTextSpan.Style.PLAIN, line, runs);
        List<StyledTextSpan> spans = new ArrayList<>();
        runs.forEach(run -> split(run, spans));
        return List.copyOf(spans);
    }

    private void collect(Node parent, StyledTextSpan.Style style, int parentLine, List<Run> runs) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
            int line = node.getSourceSpans().isEmpty() ? parentLine : ProseReader.line(node);
            switch (node) {
                case Text text -> append(text.getLiteral(), style, line, runs);
                case Code code -> append(code.getLiteral(), style.withCode(), line, runs);
                case SoftLineBreak _ -> append(" ", style, line, runs);
                case HardLineBreak _ -> append("\n", style, line, runs);
                case StrongEmphasis strong -> collect(strong, style.withStrong(), line, runs);
                case Emphasis emphasis -> collect(emphasis, style.withEmphasis(), line, runs);
                case Link link -> collect(link, style, line, runs);
                case Image _ ->
                    faults.add(line, "a picture stands inside a paragraph", "Leave an empty line above and below it.");
                case HtmlInline _ -> faults.add(line, "HTML is not shown", "Write it as Markdown.");
                default -> collect(node, style, line, runs);
            }
        }
    }

    private static void append(String text, StyledTextSpan.Style style, int line, List<Run> runs) {
        if (runs.isEmpty() || !runs.getLast().style().equals(style)) {
            runs.add(new Run(new StringBuilder(), style, new TreeMap<>()));
        }
        Run run = runs.getLast();
        run.lines().put(run.text().length(), line);
        run.text().append(text);
    }

    private void split(Run run, List<StyledTextSpan> spans) {
        if (run.style().code()) {
            words(run, 0, run.text().length(), spans);
            return;
        }
        StringBuilder text = run.text();
        int from = 0;
        int open = text.indexOf(OPEN);
        int close = text.indexOf(CLOSE, open + OPEN.length());
        while (open >= 0 && close >= 0) {
            words(run, from, open, spans);
            String inBraces = WhitespaceNormalizer.single(text.substring(open + OPEN.length(), close));
            spans.add(inBraces(inBraces, run.line(open), run.style()));
            from = close + CLOSE.length();
            open = text.indexOf(OPEN, from);
            close = text.indexOf(CLOSE, open + OPEN.length());
        }
        if (open >= 0) {
            faults.add(
                    run.line(open),
                    "these double braces are not closed",
                    "Write }} after the question, without a change of style inside.");
        }
        words(run, from, text.length(), spans);
    }

    private StyledTextSpan inBraces(String text, int line, StyledTextSpan.Style style) {
        if (text.equals(DRAG.strip()) || text.startsWith(DRAG)) {
            return dragged(text.substring(DRAG.strip().length()).strip(), line, style);
        }
        if (!text.startsWith(WORD)) {
            return new StyledTextSpan.EngineQuestion(text, line, style);
        }
        String words = text.substring(WORD.length());
        if (!CycleTerminology.differIn(words)) {
            faults.add(
                    line,
                    "every dictionary says \"" + words + "\"",
                    "Write it without braces; with them circuit, Hamiltonian circuits, closed trail and the like.");
        }
        return new StyledTextSpan.InDictionary(words, style);
    }

    private StyledTextSpan dragged(String text, int line, StyledTextSpan.Style style) {
        Matcher parts = DRAGGED.matcher(text);
        String word = text.split(" ", 2)[0];
        Optional<BindableSceneNumber> number = BindableSceneNumber.values().stream()
                .filter(one -> one.word().equals(word))
                .findFirst();
        if (number.isEmpty()) {
            faults.add(
                    line,
                    "there is no number \"" + text + "\" to be dragged",
                    "Known: " + SceneKeyword.list(BindableSceneNumber.values())
                            + "; then, if you like, a range, as in {{drag columns 3 to 8}}.");
            return new StyledTextSpan.Words(text, style);
        }
        if (!parts.matches()) {
            faults.add(
                    line,
                    "\"" + text + "\" says no range",
                    "Write it as in {{drag columns}} or {{drag columns 3 to 8}}.");
            return new StyledTextSpan.Words(text, style);
        }
        return new StyledTextSpan.Dragged(number.get(), range(parts, line), line, style);
    }

    private Optional<BindableSceneNumber.Range> range(Matcher parts, int line) {
        if (parts.group(1) == null) {
            return Optional.empty();
        }
        long least = Long.parseLong(parts.group(1));
        long most = Long.parseLong(parts.group(2));
        if (least >= most) {
            faults.add(line, "no number is from " + least + " to " + most, "Write the smaller one first.");
            return Optional.empty();
        }
        return Optional.of(new BindableSceneNumber.Range(least, most));
    }

    private static void words(Run run, int from, int to, List<StyledTextSpan> spans) {
        if (to > from) {
            spans.add(new StyledTextSpan.Words(run.text().substring(from, to), run.style()));
        }
    }

    static List<StyledTextSpan> withoutLeadingSpace(List<StyledTextSpan> spans) {
        if (spans.isEmpty() || !(spans.getFirst() instanceof StyledTextSpan.Words words)) {
            return List.copyOf(spans);
        }
        List<StyledTextSpan> trimmed = new ArrayList<>(spans);
        trimmed.set(0, new StyledTextSpan.Words(words.text().stripLeading(), words.style()));
        return List.copyOf(trimmed);
    }
}
