package knightschool.ui.playback;

/** What a person reads of a playback. */
final class PlaybackWords {
    static final String PLAY = "play, or pause";
    static final String BACK = "one step back";
    static final String FORWARD = "one step forward";
    static final String START = "to the first step";
    static final String END = "to the last step";

    private PlaybackWords() {}

    /** What the button of play does now. */
    static String button(boolean playing) {
        return playing ? "Pause" : "Play";
    }
}
