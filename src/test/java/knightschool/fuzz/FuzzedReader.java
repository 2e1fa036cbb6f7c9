package knightschool.fuzz;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.census.CensusSettingsText;
import knightschool.census.CensusText;
import knightschool.files.InputFault;
import knightschool.graph.PlacedGraphText;
import knightschool.layout.file.GraphFileFormat;
import knightschool.lesson.progress.CourseProgressText;
import knightschool.picture.file.PictureBytes;
import knightschool.play.level.AllLevelResultsText;
import knightschool.session.RecentFileList;
import knightschool.session.SessionTexts;
import knightschool.setup.SetupText;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.text.Keyword;
import knightschool.tour.TourBytes;

/**
 * The readers of what people, other programs and a damaged disk may have written. The word of a reader names the folder
 * of its corpus.
 */
enum FuzzedReader implements Keyword {
    BOARD(ByteReader.ofText(BoardText::parse, BoardText::format)),
    SETUP(ByteReader.ofText(BoundedReaders::setup, SetupText::format)),
    LESSON(ByteReader.ofText(text -> BoundedReaders.lesson("lesson.md", text))),
    GLOSSARY(ByteReader.ofText(text -> BoundedReaders.lesson("GLOSSARY.md", text))),
    CLAIM(ByteReader.ofText(BoundedReaders::claim)),
    ANSWER(ByteReader.ofText(BoundedReaders::answer)),
    SLIDE(ByteReader.ofText(SlidingPuzzleText::parse, SlidingPuzzleText::format)),
    TOUR(bytes -> List.of(
            TourBytes.firstFault(bytes, Board.full(3, 4), false), TourBytes.firstFault(bytes, Board.full(6, 6), true))),
    CENSUS(ByteReader.ofNormalForm(text -> CensusText.write(CensusText.read(text)))),
    CENSUS_SETTINGS(ByteReader.ofText(CensusSettingsText::parse, CensusSettingsText::format)),
    EXPERIMENT(ByteReader.ofNormalForm(BoundedReaders::experiment)),
    MOVES(ByteReader.ofText(BoundedReaders::moves, BoundedReaders::format)),
    PROGRESS(ByteReader.ofParts(CourseProgressText::parse, CourseProgressText::format)),
    LEVELS(ByteReader.ofParts(AllLevelResultsText::parse, AllLevelResultsText::format)),
    SETTINGS(ByteReader.ofParts(SessionTexts::settings, SessionTexts::format)),
    RECENT(ByteReader.ofParts(RecentFileList::parse, RecentFileList::format)),
    SESSION(ByteReader.ofParts(SessionTexts::session, SessionTexts::format)),
    UNSAVED(ByteReader.ofText(
            SessionTexts::work, work -> work.map(SessionTexts::format).orElse(""))),
    PICTURE(PictureBytes::read),
    GRAPH(ByteReader.ofText(PlacedGraphText::parse, PlacedGraphText::format)),
    GRAPHML(ofGraphIn("x.graphml")),
    DOT(ofGraphIn("x.dot")),
    GRAPH6(ofGraphIn("x.g6"));

    private final ByteReader reader;

    FuzzedReader(ByteReader reader) {
        this.reader = reader;
    }

    /** Returns whether thousands of inputs are read in a second; the others search, decode or lay out. */
    boolean isQuick() {
        return switch (this) {
            case LESSON, GLOSSARY, CLAIM, ANSWER, PICTURE, GRAPHML, DOT, GRAPH6 -> false;
            default -> true;
        };
    }

    /** Returns the reader of a graph of another program, which a set-up keeps in the program's own format. */
    private static ByteReader ofGraphIn(String file) {
        return ByteReader.ofText(
                text -> GraphFileFormat.parse(file, text), PlacedGraphText::format, PlacedGraphText::parse);
    }

    /**
     * Reads bytes. An error or an exception that comes out is a fault of the reader, or of the test.
     *
     * @throws AssertionError if a fault of the bytes stands for a fault of the reader, or what was read is not read
     *     again as it is written
     */
    void read(byte[] bytes) {
        try {
            reader.read(bytes);
        } catch (InputFault fault) {
            ByteReader.requireForeseen(fault);
        }
    }
}
