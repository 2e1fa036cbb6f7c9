package knightschool.lesson.glossary;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.lesson.Quiz;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.StyledTextSpan;

/**
 * Marks the terms on a slide that are explained to the reader: each once, at its first occurrence. Three kinds of terms
 * are not marked: those explained by the slide itself, answers to a question of the slide, and terms switched off by
 * the author. Bold and italic text indicates what the slide explains: a term that is all of such a text, or is part of
 * one in the lead.
 */
public final class GlossaryTermMarker {
    /** The kinds of quizzes whose answer may be a term. */
    private static final Set<Quiz.Kind> WORDS_ANSWER =
            EnumSet.of(Quiz.Kind.CHOICE, Quiz.Kind.CHOICES, Quiz.Kind.BLANK, Quiz.Kind.ARRANGE);

    private final Glossary glossary;
    private final Set<GlossaryTerm> markedTerms = new HashSet<>();

    /** Creates the marks of a slide, with no term marked yet. */
    public GlossaryTermMarker(Glossary glossary, Slide slide) {
        this.glossary = glossary;
        slide.words().off().stream().map(glossary::term).forEach(term -> term.ifPresent(markedTerms::add));
        slide.quizzes().stream()
                .filter(quiz -> WORDS_ANSWER.contains(quiz.kind()) && !quiz.isProof())
                .flatMap(GlossaryTermMarker::answers)
                .forEach(this::leaveOut);
        for (int i = 0; i < slide.blocks().size(); i++) {
            explained(slide.blocks().get(i), i == 0);
        }
    }

    private static Stream<String> answers(Quiz quiz) {
        return Stream.of(quiz.answers(), quiz.right(), quiz.help().solution()).flatMap(List::stream);
    }

    private void leaveOut(String text) {
        glossary.in(text).forEach(word -> markedTerms.add(word.term()));
    }

    private void explained(SlideBlock block, boolean isLead) {
        if (block instanceof SlideBlock.Paragraph paragraph) {
            for (StyledTextSpan span : paragraph.spans()) {
                String words = words(span);
                if (isSetOff(span) && (isLead || isOneWord(words))) {
                    leaveOut(words);
                }
            }
        }
    }

    private boolean isOneWord(String words) {
        return glossary.term(words.strip().replaceAll("[.,:;!?]$", "")).isPresent();
    }

    private static boolean isSetOff(StyledTextSpan span) {
        return span.style().strong() || span.style().emphasis();
    }

    private static String words(StyledTextSpan span) {
        return switch (span) {
            case StyledTextSpan.Words words -> words.text();
            case StyledTextSpan.InDictionary word -> word.words();
            case StyledTextSpan.EngineQuestion _, StyledTextSpan.Dragged _ -> "";
        };
    }

    /** Splits the spans of the next text of the slide so that each term to be explained has a span of its own. */
    public List<GlossaryMarkedSpan> mark(List<StyledTextSpan> spans) {
        List<GlossaryMarkedSpan> pieces = new ArrayList<>();
        for (StyledTextSpan span : spans) {
            if (isSetOff(span) || span.style().code()) {
                pieces.add(GlossaryMarkedSpan.plain(span));
            } else {
                split(span, pieces);
            }
        }
        return List.copyOf(pieces);
    }

    private void split(StyledTextSpan span, List<GlossaryMarkedSpan> pieces) {
        List<Glossary.Occurrence> occurrences = glossary.in(words(span)).stream()
                .filter(word -> markedTerms.add(word.term()))
                .toList();
        if (!(span instanceof StyledTextSpan.Words words)) {
            pieces.add(new GlossaryMarkedSpan(
                    span, occurrences.stream().findFirst().map(Glossary.Occurrence::term)));
            return;
        }
        int from = 0;
        for (Glossary.Occurrence word : occurrences) {
            add(words, from, word.from(), pieces);
            StyledTextSpan marked =
                    new StyledTextSpan.Words(words.text().substring(word.from(), word.to()), words.style());
            pieces.add(new GlossaryMarkedSpan(marked, Optional.of(word.term())));
            from = word.to();
        }
        add(words, from, words.text().length(), pieces);
    }

    private static void add(StyledTextSpan.Words words, int from, int to, List<GlossaryMarkedSpan> pieces) {
        if (to > from) {
            pieces.add(GlossaryMarkedSpan.plain(
                    new StyledTextSpan.Words(words.text().substring(from, to), words.style())));
        }
    }
}
