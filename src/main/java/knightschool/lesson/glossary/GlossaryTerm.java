package knightschool.lesson.glossary;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.SlideGlossarySettings;
import knightschool.lesson.StyledTextSpan;
import knightschool.setup.SlideEmbeddableSetup;

/**
 * A technical term.
 *
 * @param word the term in the terminology of the articles
 * @param forms its written forms, in lower case except for names
 * @param related related terms, each by its {@link #word}
 * @param meaning the explanation, as blocks from top to bottom
 * @param example a small scene that illustrates it
 */
public record GlossaryTerm(
        String word, List<String> forms, List<String> related, List<SlideBlock> meaning, SlideEmbeddableSetup example) {
    static GlossaryTerm of(Slide slide) {
        SlideGlossarySettings words = slide.words();
        SlideEmbeddableSetup example = slide.scene().orElseThrow().setup();
        return new GlossaryTerm(slide.title(), words.forms(), words.related(), slide.blocks(), example);
    }

    /** Returns the term in the given terminology. */
    public String name(CycleTerminology terminology) {
        return terminology.say(word);
    }

    /**
     * Returns how well the term matches what the user typed; lower is better. In this order: a name equals the text,
     * begins with it, has another word that begins with it, or contains it. Within each case the term itself ranks
     * before its other forms. Last comes a word in bold of the explanation that begins with the text. Empty if nothing
     * matches.
     */
    OptionalInt rank(String typed, CycleTerminology terminology) {
        String letters = typed.toLowerCase(Locale.ROOT);
        String name = name(terminology).toLowerCase(Locale.ROOT);
        List<String> all = Stream.concat(Stream.of(name), forms.stream().map(form -> form.toLowerCase(Locale.ROOT)))
                .toList();
        List<Predicate<String>> tests = List.of(
                letters::equals,
                form -> form.startsWith(letters),
                form -> form.contains(" " + letters),
                form -> form.contains(letters));
        for (int i = 0; i < tests.size(); i++) {
            if (all.stream().anyMatch(tests.get(i))) {
                return OptionalInt.of(2 * i + (tests.get(i).test(name) ? 0 : 1));
            }
        }
        return wordsInBold().anyMatch(form -> form.startsWith(letters))
                ? OptionalInt.of(2 * tests.size())
                : OptionalInt.empty();
    }

    /** Returns the words that the explanation explains in passing. */
    private Stream<String> wordsInBold() {
        return meaning.stream().flatMap(SlideBlock::allSpans).flatMap(span -> switch (span) {
            case StyledTextSpan.Words words
            when words.style().strong() -> Stream.of(words.text().toLowerCase(Locale.ROOT));
            default -> Stream.empty();
        });
    }
}
