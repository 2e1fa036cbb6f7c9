package knightschool.lesson.glossary;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import knightschool.files.FaultCollector;
import knightschool.files.InputFault;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;

/**
 * Finds the faults of a glossary (a word without form, meaning or example, a form that occurs twice, an unknown related
 * word), and the words that a slide switches off although the glossary has none.
 */
public final class GlossaryCheck {
    /** The ending of a glossary's file name. */
    private static final String NAME = "GLOSSARY.md";

    private GlossaryCheck() {}

    /**
     * Returns the faults about the terms of a lesson or glossary, by line; empty for a faulty file.
     *
     * @param glossary the glossary with the terms that the lesson may switch off
     */
    public static List<InputFault> check(LessonReadResult file, Glossary glossary) {
        FaultCollector faults = new FaultCollector();
        List<Slide> slides = file.lesson().map(lesson -> lesson.slides()).orElse(List.of());
        if (isGlossary(file)) {
            checkTerms(slides, faults);
        } else {
            slides.forEach(slide -> checkUse(slide, glossary, faults));
        }
        return faults.in(file.name());
    }

    private static boolean isGlossary(LessonReadResult file) {
        return file.name().endsWith(NAME);
    }

    private static void checkUse(Slide slide, Glossary glossary, FaultCollector faults) {
        for (String word : slide.words().off()) {
            if (glossary.term(word).isEmpty()) {
                faults.add(
                        slide.words().line(),
                        "the glossary has no word \"" + word + "\"",
                        "Write one of its words, such as vertex, or leave it out.");
            }
        }
        if (!slide.words().forms().isEmpty() || !slide.words().related().isEmpty()) {
            faults.add(
                    slide.words().line(),
                    "a lesson has no words of its own in the glossary",
                    "Write \"off:\" and the words that are not to be explained on this slide.");
        }
    }

    private static void checkTerms(List<Slide> slides, FaultCollector faults) {
        Map<String, String> owners = new HashMap<>();
        for (Slide slide : slides) {
            checkTerm(slide, faults);
            for (String form : slide.words().forms()) {
                String owner = owners.putIfAbsent(form.toLowerCase(Locale.ROOT), slide.title());
                if (owner != null) {
                    faults.add(
                            slide.words().line(),
                            "\"" + form + "\" is a form of \"" + owner + "\" already",
                            "Leave it out at one of the two.");
                }
            }
        }
        slides.forEach(slide -> checkRelated(slide, owners, faults));
    }

    private static void checkTerm(Slide slide, FaultCollector faults) {
        if (slide.words().forms().isEmpty()) {
            faults.add(
                    slide.line(),
                    "this word has no forms",
                    "Write a block \"glossary\" with \"forms:\" and how it is written, such as vertex and vertices.");
        }
        if (slide.blocks().isEmpty() || !(slide.blocks().getFirst() instanceof SlideBlock.Paragraph)) {
            faults.add(slide.line(), "this word has no meaning", "Write a paragraph below it.");
        }
        if (slide.scene().isEmpty()) {
            faults.add(slide.line(), "this word has no example", "Write a block \"setup\" with a small scene.");
        }
    }

    private static void checkRelated(Slide slide, Map<String, String> owners, FaultCollector faults) {
        for (String word : slide.words().related()) {
            if (!owners.containsKey(word.toLowerCase(Locale.ROOT))) {
                faults.add(
                        slide.words().line(),
                        "the glossary has no word \"" + word + "\"",
                        "Write a form of another word of this file.");
            }
        }
    }
}
