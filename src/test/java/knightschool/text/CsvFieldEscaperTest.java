package knightschool.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CsvFieldEscaperTest {
    @Test
    void wordsAreQuotedWhereTheyMustBe() {
        assertEquals("roth", CsvFieldEscaper.of("roth"));
        assertEquals("", CsvFieldEscaper.of(""));
        assertEquals("\"a, b\"", CsvFieldEscaper.of("a, b"));
        assertEquals("\"say \"\"no\"\"\"", CsvFieldEscaper.of("say \"no\""));
        assertEquals("\"two\nlines\"", CsvFieldEscaper.of("two\nlines"));
    }

    @Test
    void formulaIsAWord() {
        assertEquals("'=1+1", CsvFieldEscaper.of("=1+1"));
        assertEquals("\"'=1,2\"", CsvFieldEscaper.of("=1,2"));
        assertEquals("\"'-1\n2\"", CsvFieldEscaper.of("-1\n2"));
        assertEquals("'\t=1", CsvFieldEscaper.of("\t=1"));
    }
}
