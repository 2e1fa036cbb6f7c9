package knightschool.fuzz;

import knightschool.text.Keyword;

/** The methods that the fuzzer Jazzer calls. It finds them by their names, so nothing here depends on it. */
public final class ReaderFuzzTarget {
    private static FuzzedReader reader;

    private ReaderFuzzTarget() {}

    /**
     * Chooses the reader. It reads its corpus, so that no input takes as long as its classes to be loaded.
     *
     * @param arguments the word of the reader
     */
    public static void fuzzerInitialize(String[] arguments) {
        reader = Keyword.find(FuzzedReader.class, arguments[0]).orElseThrow();
        Corpus.files(reader).forEach(file -> reader.read(Corpus.bytes(file)));
    }

    public static void fuzzerTestOneInput(byte[] input) {
        reader.read(input);
    }
}
