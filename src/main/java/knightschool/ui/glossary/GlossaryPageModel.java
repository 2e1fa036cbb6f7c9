package knightschool.ui.glossary;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.glossary.Glossary;
import knightschool.lesson.glossary.GlossaryTerm;
import knightschool.setup.GlossarySetup;

/** The terms listed on the glossary page, and the selected one. */
final class GlossaryPageModel {
    private final StringProperty search = new SimpleStringProperty(this, "search", "");
    private final ReadOnlyObjectWrapper<List<GlossaryTerm>> listed = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<GlossaryTerm>> explained =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private GlossarySetup opened = GlossarySetup.ALL;
    private Glossary glossary = Glossary.NONE;
    private CycleTerminology terminology = CycleTerminology.ARTICLES;

    GlossaryPageModel() {
        search.addListener((_, _, typed) -> search(typed));
    }

    /** Lists what may be meant, and explains the likeliest of it at once. */
    private void search(String typed) {
        list();
        if (!typed.isBlank()) {
            listed.get().stream().findFirst().ifPresent(this::choose);
        }
    }

    /** Shows what a set-up says, or will as soon as there are words. */
    void open(GlossarySetup setup) {
        opened = setup;
        search.set(setup.search());
        list();
        explained.set(Optional.empty());
        explain();
    }

    /** What is shown; the set-up that was opened, as long as it means the same. A search without a hit is not kept. */
    GlossarySetup now() {
        String search = listed.get().isEmpty() ? "" : this.search.get();
        boolean same =
                this.search.get().equals(opened.search()) && explained.get().equals(meant());
        return same
                ? opened
                : new GlossarySetup(explained.get().map(GlossaryTerm::word).orElse(opened.word()), search);
    }

    /** There are these words. */
    void take(Glossary words) {
        glossary = words;
        list();
        explain();
    }

    /** The class says them so. */
    void say(CycleTerminology words) {
        terminology = words;
        list();
    }

    private void list() {
        listed.set(glossary.search(search.get(), terminology));
    }

    /** What a set-up names is explained at first. */
    private void explain() {
        if (explained.get().isEmpty()) {
            explained.set(meant());
        }
    }

    private Optional<GlossaryTerm> meant() {
        return glossary.term(opened.word())
                .or(() -> listed.get().stream().findFirst())
                .or(() -> glossary.search("", terminology).stream().findFirst());
    }

    /** Explains another word. */
    void choose(GlossaryTerm term) {
        explained.set(Optional.of(term));
    }

    /** Explains a word that belongs to this one; it is listed then. */
    void goTo(String form) {
        glossary.term(form).ifPresent(term -> {
            choose(term);
            if (!listed.get().contains(term)) {
                search.set("");
            }
        });
    }

    /** Explains the word above or below in the list; the first where the explained one is not listed. */
    void move(int by) {
        List<GlossaryTerm> words = listed.get();
        if (!words.isEmpty()) {
            int at = explained.get().map(words::indexOf).orElse(-1);
            choose(words.get(at < 0 ? 0 : Math.clamp(at + (long) by, 0, words.size() - 1)));
        }
    }

    /** What is typed into the field above the list. */
    StringProperty searchProperty() {
        return search;
    }

    /** The words of the list, by the alphabet of the dictionary; where something is typed, the likeliest first. */
    ReadOnlyObjectProperty<List<GlossaryTerm>> listedProperty() {
        return listed.getReadOnlyProperty();
    }

    /** The word that is explained; none before the words are read. */
    ReadOnlyObjectProperty<Optional<GlossaryTerm>> explainedProperty() {
        return explained.getReadOnlyProperty();
    }

    /** A related word as the class says it. */
    String name(String form) {
        return glossary.term(form).map(term -> term.name(terminology)).orElse(form);
    }
}
