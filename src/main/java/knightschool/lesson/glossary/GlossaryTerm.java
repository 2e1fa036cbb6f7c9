package knightschool.lesson.glossary;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.setup.EmbeddableSetup;

/**
 * A word of the field.
 *
 * @param word as the articles say it
 * @param forms how it is written in texts, in small letters but for names
 * @param related other words that belong to it, as {@link #word}
 * @param meaning what it means, from top to bottom
 * @param example a small scene that shows it
 */
public record GlossaryTerm(
        String word, List<String> forms, List<String> related, List<SlideBlock> meaning, EmbeddableSetup example) {
    static GlossaryTerm of(Slide slide) {
        return new GlossaryTerm(
                slide.title(),
                slide.words().forms(),
                slide.words().related(),
                slide.blocks(),
                slide.scene().orElseThrow().setup());
    }

    /** The word as a dictionary has it. */
    public String name(CycleTerminology terminology) {
        return terminology.say(word);
    }

    /**
     * How well somebody who typed this is served by the word, the lower the better: it is the word, begins it, begins
     * another word in it, or stands anywhere in it, and of each kind the word itself goes before its other forms. Empty
     * where it stands nowhere in them.
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
        return OptionalInt.empty();
    }
}
