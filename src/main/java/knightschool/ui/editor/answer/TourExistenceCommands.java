package knightschool.ui.editor.answer;

import java.util.List;
import knightschool.ui.command.AbstractCommandList;
import knightschool.ui.command.Command;
import knightschool.ui.playback.PlaybackCommands;

/** The commands on the question whether a board has a tour. */
public final class TourExistenceCommands extends AbstractCommandList {
    public static final String CLOSED = "editor.closed";
    public static final String SHOW_WALK = "editor.solution";
    public static final String LOOK_AGAIN = "editor.go-on";
    public static final String STOP = "editor" + Command.STOP;

    private final PlaybackCommands playback;

    public TourExistenceCommands(TourExistenceModel tours) {
        playback = new PlaybackCommands(
                "editor", tours.walkPlayback().playback(), tours.walkPlayback().shownProperty());
        all.addAll(List.of(
                Command.of(CLOSED, tours::toggleClosed),
                Command.of(SHOW_WALK, tours::toggleWalk)
                        .when(tours.walkKnownProperty())
                        .orSay(() -> TourExistenceWords.noSolution(
                                tours.answerProperty().get())),
                Command.of(LOOK_AGAIN, tours::lookLonger).when(tours.openQuestionProperty()),
                Command.of(STOP, tours::stop).when(tours.underWayProperty())));
        all.addAll(playback.all());
    }

    /** Returns the commands that play the solution. */
    public PlaybackCommands playback() {
        return playback;
    }
}
