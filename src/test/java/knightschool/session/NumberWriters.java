package knightschool.session;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.census.CensusDefinition;
import knightschool.census.CensusFile;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.files.TextFiles;
import knightschool.files.shared.ProcessLock;
import knightschool.lesson.progress.CourseProgress;
import knightschool.lesson.progress.LessonKey;
import knightschool.search.Outcome;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import knightschool.setup.scene.EditorSetup;
import knightschool.text.Keyword;
import knightschool.tour.TourText;

/** Everything that the program writes, with a number in it, each in a folder of its own. */
enum NumberWriters implements Keyword {
    BOARD {
        @Override
        void write(Path folder, int number) {
            BoardText.write(
                    folder.resolve("x.board"),
                    Board.full(1 + number % BoardText.MAX_SIDE, 1 + number / BoardText.MAX_SIDE));
        }

        @Override
        int number(Path folder) {
            Board board = BoardText.read(folder.resolve("x.board"));
            return (board.rows() - 1) * BoardText.MAX_SIDE + board.columns() - 1;
        }
    },

    TOUR {
        @Override
        void write(Path folder, int number) {
            int[] squares = new int[TOUR_LENGTH];
            Arrays.fill(squares, number);
            TextFiles.write(folder.resolve("x.tour"), out -> TourText.write(squares, out, _ -> {}));
        }

        @Override
        int number(Path folder) {
            List<String> lines =
                    TextFiles.read(folder.resolve("x.tour"), 1 << 20).lines().toList();
            if (lines.size() != TOUR_LENGTH || lines.stream().distinct().count() != 1) {
                throw new AssertionError("half a tour: " + lines.size() + " lines");
            }
            return Integer.parseInt(lines.getFirst());
        }
    },

    /** A census that has a row more each time, resumed by the next process. */
    CENSUS {
        private final CensusTable rows = new CensusTable();
        private Optional<CensusFile> writing = Optional.empty();

        @Override
        void write(Path folder, int number) {
            Path table = folder.resolve("x.csv");
            if (writing.isEmpty()) {
                // The lock is held until the process is killed.
                ProcessLock.tryOn(table).orElseThrow();
                CensusFile file = CensusFile.of(table, census(), "backtracking", List.of());
                file.resume().rows().forEach(rows::add);
                writing = Optional.of(file);
            }
            IntStream.rangeClosed(rows.rows().size(), number)
                    .forEach(start -> rows.add(new CensusRow(start, Outcome.STOPPED, 1)));
            writing.orElseThrow().save(rows);
        }

        @Override
        int number(Path folder) {
            return CensusFile.of(folder.resolve("x.csv"), census(), "backtracking", List.of())
                            .resume()
                            .rows()
                            .size()
                    - 1;
        }
    },

    PROGRESS {
        @Override
        void write(Path folder, int number) {
            MergingFileStore<CourseProgress> store = MergingFileStore.ofLessons(folder);
            CourseProgress before = store.load().value();
            store.save(before, before.withSlideShown(LESSON, 1 + number));
        }

        @Override
        int number(Path folder) {
            return whole(MergingFileStore.ofLessons(folder)).of(LESSON).slide() - 1;
        }
    },

    SETTINGS {
        @Override
        void write(Path folder, int number) {
            MergingFileStore<StoredSettings> store = MergingFileStore.ofSettings(folder);
            StoredSettings before = store.load().value();
            store.save(before, before.with("number", Integer.toString(number)));
        }

        @Override
        int number(Path folder) {
            return Integer.parseInt(
                    whole(MergingFileStore.ofSettings(folder)).values().get("number"));
        }
    },

    /** Two works that belong together, kept aside as every few seconds. */
    UNSAVED {
        private Optional<SessionStore> writing = Optional.empty();

        @Override
        void write(Path folder, int number) {
            SessionStore store = writing.orElseGet(() -> new SessionStore(folder));
            writing = Optional.of(store);
            store.keepAside(List.of(work(2, number), work(3, number)));
        }

        @Override
        int number(Path folder) {
            SessionStore store = new SessionStore(folder);
            List<UnsavedWork> works = store.abandoned();
            List<String> numbers =
                    works.stream().map(UnsavedWork::data).distinct().toList();
            if (works.size() != 2 || numbers.size() != 1) {
                throw new AssertionError("half of what was kept aside: " + works);
            }
            store.forgetAbandoned(works);
            return Integer.parseInt(numbers.getFirst().strip());
        }
    };

    private static final int TOUR_LENGTH = 20_000;
    private static final LessonKey LESSON = new LessonKey("", "01-one.md");

    private static CensusDefinition census() {
        return CensusDefinition.ofEveryStart(
                Board.full(100, 100),
                new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.NONE, BackjumpRule.ONE_SQUARE),
                false,
                1);
    }

    private static <T> T whole(MergingFileStore<T> store) {
        var loaded = store.load();
        if (!loaded.faults().isEmpty()) {
            throw new AssertionError(loaded.faults());
        }
        return loaded.value();
    }

    private static UnsavedWork work(int side, int number) {
        return new UnsavedWork(
                EditorSetup.of(Board.full(side, side)),
                Optional.empty(),
                Optional.empty(),
                number + "\n",
                Instant.EPOCH);
    }

    /** Writes a number, after all that were written before. */
    abstract void write(Path folder, int number);

    /** Reads the number that was written last. It fails if anything but a whole number is there. */
    abstract int number(Path folder);

    /** Returns the folder in which this writes. */
    Path in(Path home) {
        return home.resolve(word());
    }

    /** Writes numbers until its process is killed, and prints each after it was written. */
    static final class UntilKilled {
        private UntilKilled() {}

        /** @param args the folder, and the first number */
        public static void main(String[] args) {
            // A writer that fails ends all, so that the process is missed.
            Thread.setDefaultUncaughtExceptionHandler((_, failure) -> {
                failure.printStackTrace();
                Runtime.getRuntime().halt(1);
            });
            Path home = Path.of(args[0]);
            Consumer<String> printer = line -> {
                synchronized (UntilKilled.class) {
                    System.out.println(line);
                    // Nobody reads any more: the test was killed.
                    if (System.out.checkError()) {
                        Runtime.getRuntime().halt(0);
                    }
                }
            };
            for (NumberWriters writer : NumberWriters.values()) {
                Thread.ofPlatform().start(() -> {
                    for (int number = Integer.parseInt(args[1]); ; number++) {
                        writer.write(writer.in(home), number);
                        printer.accept(writer + " " + number);
                    }
                });
            }
        }
    }
}
