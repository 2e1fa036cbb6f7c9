package knightschool.ui.editor.answer;

import java.util.ArrayList;
import java.util.List;
import knightschool.ui.command.Command;
import knightschool.ui.playback.PlaybackCommands;

/** The commands on the question whether a board has a tour. */
public final class TourExistenceCommands {
    public static final String CLOSED = "editor.closed";
    public static final String SHOW_WALK = "editor.solution";
    public static final String LOOK_AGAIN = "editor.go-on";
    public static final String STOP = "editor" + Command.STOP;

    private final PlaybackCommands playback;
    private final List<Command> all;

    public TourExistenceCommands(TourExistenceModel tours) {
        playback = new PlaybackCommands(
                "editor", tours.walkPlayback().playback(), tours.walkPlayback().shownProperty());
        List<Command> commands = new ArrayList<>(List.of(
                Command.of(CLOSED, tours::toggleClosed),
                Command.of(SHOW_WALK, tours::toggleWalk).when(tours.walkKnownProperty()),
                Command.of(LOOK_AGAIN, tours::lookLonger).when(tours.openQuestionProperty()),
                Command.of(STOP, tours::stop).when(tours.underWayProperty())));
        commands.addAll(playback.all());
        all = List.copyOf(commands);
    }

    public List<Command> all() {
        return all;
    }

    /** Returns the commands that play the solution. */
    public PlaybackCommands playback() {
        return playback;
    }

    Command named(String id) {
        return Command.named(all, id);
    }
}
