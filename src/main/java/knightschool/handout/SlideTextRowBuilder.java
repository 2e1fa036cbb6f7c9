package knightschool.handout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.Quiz;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.SlideTextValues;
import knightschool.lesson.StyledTextSpan;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.setup.capability.SideBySideSearchSetup;
import knightschool.text.SentenceCase;

/** Breaks the text of a slide into rows that fit a column of a page. */
final class SlideTextRowBuilder {
    private static final double GAP = 5;
    private static final double INDENT = 12;
    private static final String BLANK = "___";
    private static final String WIDE_BLANK = "______________";

    private final HandoutFontSet fonts;
    private final LessonTextEngineAnswers answers;
    private final SlideTextValues scene;
    private final Optional<AnswerKey> key;
    private final Slide slide;

    SlideTextRowBuilder(HandoutFontSet fonts, LessonTextEngineAnswers answers, Optional<AnswerKey> key, Slide slide) {
        this.fonts = fonts;
        this.answers = answers;
        this.scene = SlideTextValues.of(slide);
        this.key = key;
        this.slide = slide;
    }

    /** Returns everything below the title. */
    List<UnbreakablePageRow> rows(double width) {
        return blocks(slide.blocks(), width);
    }

    private List<UnbreakablePageRow> blocks(List<SlideBlock> blocks, double width) {
        List<UnbreakablePageRow> rows = new ArrayList<>();
        for (SlideBlock block : blocks) {
            List<UnbreakablePageRow> more = block(block, width);
            if (!rows.isEmpty() && !more.isEmpty()) {
                rows.add(UnbreakablePageRow.gap(GAP));
            }
            rows.addAll(more);
        }
        return rows;
    }

    private List<UnbreakablePageRow> block(SlideBlock block, double width) {
        return switch (block) {
            case SlideBlock.Paragraph paragraph -> flow(paragraph.spans(), width, HandoutFontFace.TEXT);
            case SlideBlock.Heading heading -> flow(heading.spans(), width, HandoutFontFace.STRONG);
            case SlideBlock.Listing listing -> listing(listing, width);
            case SlideBlock.Callout callout -> callout(callout, width - INDENT);
            // On paper a picture is replaced by its accessible text.
            case SlideBlock.Picture picture -> code(new SlideBlock.Code(HandoutWords.picture(picture.words())));
            case SlideBlock.Code code -> code(code);
            case SlideBlock.TerminologySwitch _ -> List.of();
            // A question for a proof follows true statements only, so on paper it would tell which they are.
            case SlideBlock.QuizBlock quizBlock when quizBlock.quiz().isProof() && key.isEmpty() -> List.of();
            case SlideBlock.QuizBlock quizBlock -> setApart(quiz(quizBlock.quiz(), width - INDENT));
        };
    }

    private WordWrap wrap(double width) {
        return new WordWrap(fonts, width, HandoutSizesAndGreys.BODY, HandoutSizesAndGreys.BLACK);
    }

    private List<UnbreakablePageRow> flow(List<StyledTextSpan> spans, double width, HandoutFontFace usual) {
        WordWrap words = wrap(width);
        spans.forEach(
                span -> words.add(answers.words(span, CycleTerminology.ARTICLES, scene), face(span.style(), usual)));
        return words.lines();
    }

    private static HandoutFontFace face(StyledTextSpan.Style style, HandoutFontFace usual) {
        return style.code()
                ? HandoutFontFace.CODE
                : style.strong() ? HandoutFontFace.STRONG : style.emphasis() ? HandoutFontFace.EMPHASIS : usual;
    }

    private List<UnbreakablePageRow> listing(SlideBlock.Listing listing, double width) {
        List<UnbreakablePageRow> rows = new ArrayList<>();
        int number = listing.first();
        for (List<SlideBlock> item : listing.items()) {
            String mark = listing.first() == 0 ? "–" : number++ + ".";
            List<UnbreakablePageRow> words = blocks(item, width - INDENT);
            for (int i = 0; i < words.size(); i++) {
                rows.add(
                        i == 0
                                ? new Marked(mark, words.getFirst())
                                : new UnbreakablePageRow.Indented(words.get(i), INDENT, false));
            }
        }
        return rows;
    }

    /** The first row of an item, after its mark. */
    private record Marked(String mark, UnbreakablePageRow row) implements UnbreakablePageRow {
        private static final double BASE = 0.78;

        @Override
        public double height() {
            return row.height();
        }

        @Override
        public void draw(PageCanvas page, double x, double top) {
            double baseline = top + BASE * HandoutSizesAndGreys.leading(HandoutSizesAndGreys.BODY);
            page.text(mark, HandoutFontFace.TEXT, HandoutSizesAndGreys.BODY, x, baseline, HandoutSizesAndGreys.PALE);
            row.draw(page, x + INDENT, top);
        }
    }

    private List<UnbreakablePageRow> callout(SlideBlock.Callout callout, double width) {
        List<UnbreakablePageRow> rows = new ArrayList<>(label(callout.label(), width));
        rows.addAll(blocks(callout.blocks(), width));
        if (key.isPresent() && !callout.answer().isEmpty()) {
            rows.addAll(label(HandoutWords.ANSWER, width));
            rows.addAll(blocks(callout.answer(), width));
        }
        return setApart(rows);
    }

    private static List<UnbreakablePageRow> setApart(List<UnbreakablePageRow> rows) {
        return rows.stream()
                .<UnbreakablePageRow>map(row -> new UnbreakablePageRow.Indented(row, INDENT, true))
                .toList();
    }

    private List<UnbreakablePageRow> label(String words, double width) {
        return new WordWrap(fonts, width, HandoutSizesAndGreys.SMALL, HandoutSizesAndGreys.PALE)
                .add(words, HandoutFontFace.TEXT)
                .lines();
    }

    private List<UnbreakablePageRow> code(SlideBlock.Code code) {
        List<UnbreakablePageRow> rows = new ArrayList<>();
        for (String line : code.text().stripTrailing().lines().toList()) {
            rows.add(new CodeLine(line));
        }
        return rows;
    }

    /** A line of code in a font with equal widths. */
    private record CodeLine(String text) implements UnbreakablePageRow {
        @Override
        public double height() {
            return HandoutSizesAndGreys.leading(HandoutSizesAndGreys.CODE);
        }

        @Override
        public void draw(PageCanvas page, double x, double top) {
            page.text(
                    text,
                    HandoutFontFace.CODE,
                    HandoutSizesAndGreys.CODE,
                    x,
                    top + 0.78 * height(),
                    HandoutSizesAndGreys.BLACK);
        }
    }

    private List<UnbreakablePageRow> quiz(Quiz quiz, double width) {
        List<UnbreakablePageRow> rows = new ArrayList<>(label(HandoutWords.label(quiz), width));
        rows.addAll(wrap(width).add(questionText(quiz), HandoutFontFace.STRONG).lines());
        WordWrap boxes = wrap(width);
        choices(quiz).forEach(boxes::addBoxed);
        List<UnbreakablePageRow> boxRows = boxes.lines();
        if (!boxRows.isEmpty()) {
            rows.add(UnbreakablePageRow.gap(GAP / 2));
            rows.addAll(boxRows);
        }
        if (key.isPresent()) {
            rows.addAll(answer(quiz, key.get(), width));
        } else if (!quiz.isTried() && HandoutWords.hasLine(quiz)) {
            rows.add(new UnbreakablePageRow.WritingLine(HandoutWords.ANSWER, width));
        }
        return rows;
    }

    private String questionText(Quiz quiz) {
        String ask = read(quiz, quiz.ask());
        return quiz.kind() == Quiz.Kind.BLANK ? ask.replace(BLANK, WIDE_BLANK) : ask;
    }

    private String read(Quiz quiz, String text) {
        return answers.words(quiz, text, CycleTerminology.ARTICLES);
    }

    private List<String> choices(Quiz quiz) {
        return switch (quiz.kind()) {
            case REFUTE -> List.of(HandoutWords.IT_IS_TRUE, HandoutWords.COUNTEREXAMPLE);
            case WHO_FIRST -> panes();
            case FALSE_LINE ->
                IntStream.range(0, quiz.answers().size())
                        .mapToObj(i -> i + 1 + ". " + read(quiz, quiz.answers().get(i)))
                        .toList();
            default -> quiz.answers().stream().map(answer -> read(quiz, answer)).toList();
        };
    }

    private List<String> panes() {
        return slide.scene().map(Slide.Scene::setup).flatMap(setup -> setup.offer(SideBySideSearchSetup.class)).stream()
                .flatMap(searches -> searches.solvers().stream().map(solver -> solver.title(searches.board())))
                .toList();
    }

    private List<UnbreakablePageRow> answer(Quiz quiz, AnswerKey answers, double width) {
        String solution = answers.words().getOrDefault(quiz, HandoutWords.MANY);
        String words = quiz.kind().hasAnswers() ? SentenceCase.begun(solution) : solution;
        List<UnbreakablePageRow> rows = new ArrayList<>(List.of(UnbreakablePageRow.gap(GAP / 2)));
        rows.addAll(label(HandoutWords.ANSWER, width));
        rows.addAll(wrap(width)
                .add(HandoutWords.answer(read(quiz, words), read(quiz, quiz.explanation())), HandoutFontFace.TEXT)
                .lines());
        return rows;
    }
}
