package knightschool.ui.playback;

/** The words on the buttons of a playback, and why it cannot play. */
final class PlaybackWords {
    static final String PAUSE = "Pause";
    static final String NOTHING_MOVES = "There is only one step to show, so nothing moves.";

    private PlaybackWords() {}
}
