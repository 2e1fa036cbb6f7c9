package knightschool.ui.playback;

/** What a person reads of a playback. */
final class PlaybackWords {
    private PlaybackWords() {}

    /** What the button of play does now. */
    static String button(boolean playing) {
        return playing ? "Pause" : "Play";
    }
}
