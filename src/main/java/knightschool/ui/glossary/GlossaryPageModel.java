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
import knightschool.setup.scene.GlossarySetup;

/** The terms listed on the glossary page, and the selected one. */
final class GlossaryPageModel {
    private final StringProperty search = new SimpleStringProperty(this, "search", "");
    private final ReadOnlyObjectWrapper<List<GlossaryTerm>> listed = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<GlossaryTerm>> explained =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private GlossarySetup openedSetup = GlossarySetup.ALL;
    private Glossary glossary = Glossary.NONE;
    private CycleTerminology terminology = CycleTerminology.ARTICLES;

    GlossaryPageModel() {
        search.addListener((_, _, typed) -> search(typed));
    }

    /** Lists the matching terms, and explains the best match at once. */
    private void search(String typed) {
        list();
        if (!typed.isBlank()) {
            listed.get().stream().findFirst().ifPresent(this::choose);
        }
    }

    /** Shows a set-up, at once or as soon as the terms are loaded. */
    void open(GlossarySetup setup) {
        openedSetup = setup;
        search.set(setup.search());
        list();
        explained.set(Optional.empty());
        explain();
    }

    /**
     * Returns the current set-up: the opened one while it has the same meaning. A search without matches is not kept.
     */
    GlossarySetup now() {
        String search = listed.get().isEmpty() ? "" : this.search.get();
        boolean same = this.search.get().equals(openedSetup.search())
                && explained.get().equals(initialTerm());
        return same
                ? openedSetup
                : new GlossarySetup(explained.get().map(GlossaryTerm::word).orElse(openedSetup.word()), search);
    }

    /** Sets the terms, once they are loaded. */
    void take(Glossary words) {
        glossary = words;
        list();
        explain();
    }

    void say(CycleTerminology words) {
        terminology = words;
        list();
    }

    private void list() {
        listed.set(glossary.search(search.get(), terminology));
    }

    /** Explains the term of the set-up if none is explained yet. */
    private void explain() {
        if (explained.get().isEmpty()) {
            explained.set(initialTerm());
        }
    }

    private Optional<GlossaryTerm> initialTerm() {
        return glossary.term(openedSetup.word())
                .or(() -> listed.get().stream().findFirst())
                .or(() -> glossary.search("", terminology).stream().findFirst());
    }

    void choose(GlossaryTerm term) {
        explained.set(Optional.of(term));
    }

    /** Explains a related term; the search is cleared if the term is not listed. */
    void goTo(String form) {
        glossary.term(form).ifPresent(term -> {
            choose(term);
            if (!listed.get().contains(term)) {
                search.set("");
            }
        });
    }

    /**
     * Explains the term the given number of entries below in the list; the first one if the explained term is not
     * listed.
     */
    void move(int by) {
        List<GlossaryTerm> words = listed.get();
        if (!words.isEmpty()) {
            int at = explained.get().map(words::indexOf).orElse(-1);
            choose(words.get(at < 0 ? 0 : Math.clamp(at + (long) by, 0, words.size() - 1)));
        }
    }

    /** The text in the search field above the list. */
    StringProperty searchProperty() {
        return search;
    }

    /**
     * The listed terms: in alphabetical order by the class's terminology, or best match first while there is a search
     * text.
     */
    ReadOnlyObjectProperty<List<GlossaryTerm>> listedProperty() {
        return listed.getReadOnlyProperty();
    }

    /** The explained term; empty before the terms are loaded. */
    ReadOnlyObjectProperty<Optional<GlossaryTerm>> explainedProperty() {
        return explained.getReadOnlyProperty();
    }

    /** Returns the name of a related term in the terminology of the class. */
    String name(String form) {
        return glossary.term(form).map(term -> term.name(terminology)).orElse(form);
    }
}
