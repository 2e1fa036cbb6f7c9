package knightschool.ui.compare;

import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.compare.Comparison;
import knightschool.compare.EventSearch;
import knightschool.compare.SearchEvent;

/**
 * What a person asks of the clock: to play, to step, to jump, to look for something. Whatever is asked ends what was
 * asked before.
 */
public final class Transport {
    private final Player player;
    private final EventSearchModel eventSearch;
    private final ReadOnlyStringWrapper notice;
    private long asks;

    /** @param notice where the event search says how it goes */
    Transport(Player player, EventSearchModel eventSearch, ReadOnlyStringWrapper notice) {
        this.player = player;
        this.eventSearch = eventSearch;
        this.notice = notice;
    }

    /** Stops playing and looking for something; the moment shown stays. */
    public void pause() {
        asks++;
        player.pause();
        notice.set("");
        eventSearch.cancel();
    }

    /** How often something was asked: as long as it is the same, nobody has asked for another moment. */
    long asks() {
        return asks;
    }

    /** Shows that step, or the nearest that has been computed. */
    public void seek(long wanted) {
        pause();
        player.jump(wanted);
    }

    public void toStart() {
        seek(0);
    }

    /** Shows the last step computed: the end of the last pane, or how far the worker has come. */
    public void toEnd() {
        seek(player.reachable());
    }

    public void stepBack() {
        stepBy(-1);
    }

    public void stepForward() {
        stepBy(1);
    }

    /** Goes that many steps on from the step asked for last, which may not be shown yet; back for a negative number. */
    public void stepBy(long steps) {
        seek(player.asked() + steps);
    }

    public void playForward() {
        play(Playing.FORWARD);
    }

    public void playBackward() {
        play(Playing.BACKWARD);
    }

    private void play(Playing direction) {
        pause();
        player.play(direction);
    }

    /** Plays forward, or pauses what plays. */
    public void togglePlay() {
        if (player.playingProperty().get() == Playing.PAUSED) {
            playForward();
        } else {
            pause();
        }
    }

    /** Goes to the next time that something happens after the step shown. */
    public void untilNext(SearchEvent event) {
        eventSearch(event, player.asked(), false);
    }

    /** Goes to the first time that something happens; to the furthest step if it does not. */
    public void reach(SearchEvent event) {
        eventSearch(event, 0, true);
    }

    private void eventSearch(SearchEvent event, long from, boolean furthestOtherwise) {
        eventSearch(event.label(), furthestOtherwise, comparison -> new EventSearch(comparison, event, from));
    }

    /**
     * Goes where an event search ends.
     *
     * @param what its name, after "looking for the"
     * @param furthestOtherwise whether the furthest step is to be shown if it finds nothing
     */
    void eventSearch(String what, boolean furthestOtherwise, Function<Comparison, EventSearch> how) {
        pause();
        eventSearch.begin(what, furthestOtherwise, how);
    }

    /** Stops looking for something; the moment shown stays. */
    public void cancelSearch() {
        asks++;
        eventSearch.cancel();
    }

    public ReadOnlyObjectProperty<Playing> playingProperty() {
        return player.playingProperty();
    }

    /** Whether something is being looked for. */
    public ReadOnlyBooleanProperty searchingProperty() {
        return eventSearch.searchingProperty();
    }

    /** What a person should know now, such as that something is looked for; mostly empty. */
    public ReadOnlyStringProperty noticeProperty() {
        return notice.getReadOnlyProperty();
    }
}
