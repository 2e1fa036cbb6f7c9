package knightschool.lesson.glossary;

import java.util.List;
import java.util.Locale;
import knightschool.graph.Dictionary;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.setup.SlideSetup;

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
        String word, List<String> forms, List<String> related, List<SlideBlock> meaning, SlideSetup example) {
    static GlossaryTerm of(Slide slide) {
        return new GlossaryTerm(
                slide.title(),
                slide.words().forms(),
                slide.words().related(),
                slide.blocks(),
                slide.scene().orElseThrow().setup());
    }

    /** The word as a dictionary has it. */
    public String name(Dictionary dictionary) {
        return dictionary.say(word);
    }

    /** Whether somebody who typed this may have meant the word. */
    boolean isLike(String typed, Dictionary dictionary) {
        String letters = typed.toLowerCase(Locale.ROOT);
        return name(dictionary).toLowerCase(Locale.ROOT).contains(letters)
                || forms.stream().anyMatch(form -> form.toLowerCase(Locale.ROOT).contains(letters));
    }
}
