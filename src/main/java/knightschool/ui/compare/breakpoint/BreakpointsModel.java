package knightschool.ui.compare.breakpoint;

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
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointHit;
import knightschool.compare.event.EventSearch;
import knightschool.setup.scene.CompareSetup;

/** The breakpoints of a comparison, and the steps at which they were hit. */
public final class BreakpointsModel {
    /** The largest number of hits kept; the oldest are dropped first. */
    public static final int MOST_STRIKES = 100;

    private final Supplier<OptionalInt> alone;
    private final ReadOnlyObjectWrapper<List<Breakpoint>> all = new ReadOnlyObjectWrapper<>(this, "all", List.of());
    private final ReadOnlyObjectWrapper<List<BreakpointHit>> strikes =
            new ReadOnlyObjectWrapper<>(this, "strikes", List.of());
    private final BooleanProperty visible = new SimpleBooleanProperty(this, "shown");
    private final BooleanProperty listed = new SimpleBooleanProperty(this, "listed");

    /** The strikes in the order in which they were found. */
    private List<BreakpointHit> hits = List.of();

    /**
     * @param alone supplies the index of the enlarged pane, whose search is then the only one that stops; empty for all
     *     panes
     */
    public BreakpointsModel(Supplier<OptionalInt> alone) {
        this.alone = alone;
    }

    /** The breakpoints. */
    public ReadOnlyObjectProperty<List<Breakpoint>> allProperty() {
        return all.getReadOnlyProperty();
    }

    /** The strikes, by step. */
    public ReadOnlyObjectProperty<List<BreakpointHit>> strikesProperty() {
        return strikes.getReadOnlyProperty();
    }

    /** Whether the user has opened the list, in which breakpoints are changed. */
    public BooleanProperty shownProperty() {
        return visible;
    }

    /** Whether the breakpoints and their hits are on screen, which is not the case on a slide. */
    public BooleanProperty listedProperty() {
        return listed;
    }

    public List<Breakpoint> all() {
        return all.get();
    }

    /** Replaces the breakpoints. */
    public void set(List<Breakpoint> breakpoints) {
        if (!breakpoints.equals(all.get())) {
            all.set(List.copyOf(breakpoints));
            keep(hits.stream()
                    .filter(strike -> breakpoints.contains(strike.breakpoint()))
                    .toList());
        }
    }

    /**
     * Adds a breakpoint.
     *
     * @return the reason if it was refused; otherwise empty
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

    /** Removes a breakpoint. */
    public void remove(Breakpoint one) {
        set(all.get().stream().filter(other -> !other.equals(one)).toList());
    }

    /** Creates a search for the next hit of a breakpoint after a step in the visible panes. */
    public Function<Comparison, EventSearch> after(long step) {
        OptionalInt pane = alone.get();
        List<Breakpoint> now = all.get();
        return comparison -> EventSearch.stop(comparison, pane, now, step);
    }

    /** Adds hits, except for known ones and those of removed breakpoints. */
    public void addHits(List<BreakpointHit> news) {
        Set<BreakpointHit> oldHits = new HashSet<>(hits);
        List<BreakpointHit> more = new ArrayList<>(hits);
        news.stream()
                .filter(strike -> all.get().contains(strike.breakpoint()))
                .filter(oldHits::add)
                .forEach(more::add);
        keep(more.subList(Math.max(0, more.size() - MOST_STRIKES), more.size()));
    }

    /** Called when other searches begin on a board: removes all hits, and adapts the breakpoints to the board. */
    public void begin(Board before, Board board) {
        keep(List.of());
        set(all.get().stream().flatMap(stop -> stop.on(before, board).stream()).toList());
    }

    /**
     * Called when the panes have changed: removes the breakpoints of twins that no longer exist, and the hits in panes
     * that no longer exist.
     */
    public void line(List<ConfiguredAlgorithm> panes) {
        set(all.get().stream().filter(stop -> !stop.isOfMissingTwin(panes)).toList());
        keep(hits.stream().filter(strike -> panes.containsAll(strike.panes())).toList());
    }

    private void keep(List<BreakpointHit> now) {
        hits = List.copyOf(now);
        strikes.set(hits.stream()
                .sorted(Comparator.comparingLong(BreakpointHit::step))
                .toList());
    }
}
