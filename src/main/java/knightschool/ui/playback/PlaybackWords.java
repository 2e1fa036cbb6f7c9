package knightschool.ui.playback;

/** The words on the buttons of a playback, and why it cannot play. */
final class PlaybackWords {
    static final String PAUSE = "Pause";
    static final String NO_STEP = "There is no step to play: the walk has one square.";

    private PlaybackWords() {}
}
