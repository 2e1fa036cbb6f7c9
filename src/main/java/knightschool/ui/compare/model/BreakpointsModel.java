package knightschool.ui.compare.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.compare.Breakpoint;
import knightschool.compare.BreakpointHit;
import knightschool.compare.Comparison;
import knightschool.compare.EventSearch;
import knightschool.setup.CompareSetup;

/** What a comparison stops at, and where it did. */
public final class BreakpointsModel {
    /** More strikes are not kept; the oldest go first. */
    static final int MOST_STRIKES = 100;

    private final Supplier<OptionalInt> alone;
    private final ReadOnlyObjectWrapper<List<Breakpoint>> all = new ReadOnlyObjectWrapper<>(this, "all", List.of());
    private final ReadOnlyObjectWrapper<List<BreakpointHit>> strikes =
            new ReadOnlyObjectWrapper<>(this, "strikes", List.of());
    private final BooleanProperty visible = new SimpleBooleanProperty(this, "shown");
    private final BooleanProperty listed = new SimpleBooleanProperty(this, "listed");

    /** In the order in which they were found. */
    private List<BreakpointHit> found = List.of();

    /** @param alone which pane alone is seen, from 0, so that only its search is stopped at */
    BreakpointsModel(Supplier<OptionalInt> alone) {
        this.alone = alone;
    }

    /** What is stopped at. */
    public ReadOnlyObjectProperty<List<Breakpoint>> allProperty() {
        return all.getReadOnlyProperty();
    }

    /** Where it struck, by step. */
    public ReadOnlyObjectProperty<List<BreakpointHit>> strikesProperty() {
        return strikes.getReadOnlyProperty();
    }

    /** Whether a person wants to see them, and to change them. */
    public BooleanProperty shownProperty() {
        return visible;
    }

    /** Whether they are on screen, where they struck too: a slide does not show them. */
    public BooleanProperty listedProperty() {
        return listed;
    }

    public List<Breakpoint> all() {
        return all.get();
    }

    /** Stops at these alone. */
    public void set(List<Breakpoint> others) {
        if (!others.equals(all.get())) {
            all.set(List.copyOf(others));
            keep(found.stream()
                    .filter(strike -> others.contains(strike.breakpoint()))
                    .toList());
        }
    }

    /**
     * Stops at one more.
     *
     * @return why not, in words; empty where it does
     */
    public String add(Breakpoint more) {
        if (all.get().contains(more)) {
            return BreakpointWords.THERE_ALREADY;
        }
        if (all.get().size() >= CompareSetup.MOST_STOPS) {
            return BreakpointWords.MOST_STOPS;
        }
        set(Stream.concat(all.get().stream(), Stream.of(more)).toList());
        return "";
    }

    /** Stops at one no more. */
    public void remove(Breakpoint one) {
        set(all.get().stream().filter(other -> !other.equals(one)).toList());
    }

    /** Looks for the next strike after a step in the panes that are seen. */
    Function<Comparison, EventSearch> after(long step) {
        OptionalInt seen = alone.get();
        List<Breakpoint> now = all.get();
        return comparison -> EventSearch.stop(comparison, seen, now, step);
    }

    /** They struck; what struck there before is known already, and what is not stopped at any more is left out. */
    void struck(List<BreakpointHit> news) {
        Set<BreakpointHit> known = new HashSet<>(found);
        List<BreakpointHit> more = new ArrayList<>(found);
        news.stream()
                .filter(strike -> all.get().contains(strike.breakpoint()))
                .filter(known::add)
                .forEach(more::add);
        keep(more.subList(Math.max(0, more.size() - MOST_STRIKES), more.size()));
    }

    /** Other searches begin on a board; of those that are gone nothing is known any more. */
    void begin(Board before, Board board) {
        keep(List.of());
        set(all.get().stream().flatMap(stop -> stop.on(before, board).stream()).toList());
    }

    /** Other panes are shown; where those that are gone struck is forgotten. */
    void line(List<Solver> panes) {
        keep(found.stream().filter(strike -> panes.containsAll(strike.panes())).toList());
    }

    private void keep(List<BreakpointHit> now) {
        found = List.copyOf(now);
        strikes.set(found.stream()
                .sorted(Comparator.comparingLong(BreakpointHit::step))
                .toList());
    }
}
