package knightschool.lesson.glossary;

import java.text.Collator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.Slide;

/** The technical terms of the course, and a search for them in texts. */
public final class Glossary {
    /** An empty glossary. */
    public static final Glossary NONE = new Glossary(List.of());

    private final List<GlossaryTerm> terms;
    private final Map<String, GlossaryTerm> byForm = new HashMap<>();
    private final Optional<Pattern> anyForm;

    private Glossary(List<GlossaryTerm> terms) {
        this.terms = List.copyOf(terms);
        terms.forEach(term -> term.forms().forEach(form -> byForm.put(plain(form), term)));
        String forms = byForm.keySet().stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
        anyForm = terms.isEmpty()
                ? Optional.empty()
                : Optional.of(Pattern.compile("(?<![\\p{L}\\p{N}-])(?:" + forms + ")(?![\\p{L}\\p{N}-])"));
    }

    /** A term in a text, from index {@code from} to {@code to}, exclusive. */
    record Occurrence(int from, int to, GlossaryTerm term) {}

    /**
     * Returns the glossary of a file. Slides without a written form or an example are left out; a faulty file gives an
     * empty glossary.
     */
    public static Glossary of(LessonReadResult file) {
        List<Slide> slides = file.lesson().map(lesson -> lesson.slides()).orElse(List.of());
        return new Glossary(slides.stream()
                .filter(slide ->
                        !slide.words().forms().isEmpty() && slide.scene().isPresent())
                .map(GlossaryTerm::of)
                .toList());
    }

    /**
     * Normalizes a text for comparing forms: lower case, one kind of apostrophe, and spaces for line breaks. Keeps the
     * length.
     */
    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replace('’', '\'').replace('\n', ' ');
    }

    /** Returns the terms in the order of the file. */
    public List<GlossaryTerm> terms() {
        return terms;
    }

    /** Returns the term with this written form. */
    public Optional<GlossaryTerm> term(String form) {
        return Optional.ofNullable(byForm.get(plain(form)));
    }

    /**
     * Returns the terms that match what the user typed, best match first, then alphabetically; all terms if nothing is
     * typed.
     */
    public List<GlossaryTerm> search(String typed, CycleTerminology terminology) {
        Collator alphabet = Collator.getInstance(Locale.ENGLISH);
        Comparator<GlossaryTerm> byName = Comparator.comparing(term -> term.name(terminology), alphabet);
        String letters = typed.strip();
        return terms.stream()
                .filter(term -> term.rank(letters, terminology).isPresent())
                .sorted(Comparator.<GlossaryTerm>comparingInt(term -> letters.isEmpty()
                                ? 0
                                : term.rank(letters, terminology).getAsInt())
                        .thenComparing(byName))
                .toList();
    }

    /** Returns the terms in a text, each once, in the order of the text. */
    public List<GlossaryTerm> termsIn(String text) {
        return in(text).stream().map(Occurrence::term).distinct().toList();
    }

    /**
     * Returns every occurrence of a term in a text, from left to right. Of overlapping terms, the longer one counts.
     */
    List<Occurrence> in(String text) {
        List<Occurrence> occurrences = new ArrayList<>();
        anyForm.ifPresent(pattern -> {
            Matcher matcher = pattern.matcher(plain(text));
            while (matcher.find()) {
                occurrences.add(new Occurrence(matcher.start(), matcher.end(), byForm.get(matcher.group())));
            }
        });
        return occurrences;
    }
}
