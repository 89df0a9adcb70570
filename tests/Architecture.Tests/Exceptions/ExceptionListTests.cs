namespace SpanPack.Architecture.Tests.Exceptions;

/// <summary>A list lets pass what it names, no more, and names nothing that is gone.</summary>
public sealed class ExceptionListTests
{
    [Theory]
    [InlineData("3 a file", "")]
    [InlineData("4 a file", "")]
    [InlineData("2 a file", "too long\n  List.txt allows 2, there are 3")]
    [InlineData("3 a", "too long|List.txt lists \"a\", which is not found any more: take the line out")]
    public void Problems(string line, string problems)
        => Assert.Equal(problems, string.Join('|', ExceptionList.Problems("List.txt", [new Finding("a file", 3, "too long")], [line])));
}
