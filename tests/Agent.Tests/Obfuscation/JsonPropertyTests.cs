using FsCheck;
using FsCheck.Fluent;
using Property = SpanPack.Tests.Property;

namespace SpanPack.Agent.Tests;

/// <summary>Queries in JSON keep their names and lose their values.</summary>
public sealed class JsonPropertyTests
{
    private static readonly Gen<string> s_space = Gen.Elements("", "", " ", "\n\t", "\r\n  ");

    // As RFC 8259 has them.
    private static readonly Gen<string> s_literals = Gen.Elements("true", "false", "null", "0", "-0", "7", "-12", "4111.25", "0.5e3", "1e5",
        "2E+17", "-3.25e-08", "\"\"", "\"ann\"", "\"a \\\" \\\\ \\/ \\b\\u00E9\"", "\"é😀\"");

    private static readonly Gen<string> s_names = Gen.Elements("\"find\"", "\"a.b\"", "\"\"", "\"\\u0041\\n\"", "\"é\"");

    // A query, and what the agent makes of it: without spaces, with "?" in place of values.
    private static Gen<(string Query, string Sent)> Values(int depth)
    {
        Gen<(string, string)> literal = s_literals.Select(static text => (text, "\"?\""));
        if (depth == 0) return literal;
        Gen<(string Query, string Sent)> value = Gen.OneOf(literal, Values(depth - 1));
        Gen<(string, string)> member =
            from name in s_names
            from space in s_space
            from inner in value
            select ($"{name}{space}:{space}{inner.Query}", $"{name}:{inner.Sent}");
        return Gen.OneOf(literal, Lists('[', ']', value), Lists('{', '}', member));
    }

    private static Gen<(string Query, string Sent)> Lists(char open, char close, Gen<(string Query, string Sent)> element)
        => from length in Gen.Choose(0, 4)
           from elements in Gen.ArrayOf(element, length)
           from space in s_space
           select (open + space + string.Join($"{space},{space}", elements.Select(static one => one.Query)) + space + close,
               open + string.Join(',', elements.Select(static one => one.Sent)) + close);

    [Fact]
    public void Values_AreReplaced_AndAllElseStays()
        => Property.Holds(Arb.From(Values(depth: 3)), 2000, static one => Assert.Equal(one.Sent, JsonQueries.Obfuscate(one.Query)));

    [Fact]
    public void QueriesThatBreakOff_EndWithDots()
        => Property.Holds(Arb.From(Lists('[', ']', Values(depth: 2))), 500, static one =>
        {
            for (int length = 1; length < one.Query.Length; length++)
            {
                string sent = JsonQueries.Obfuscate(one.Query[..length]);

                Assert.EndsWith("...", sent, StringComparison.Ordinal);
                Assert.DoesNotContain("4111", sent, StringComparison.Ordinal);
            }
        });

    // A character that JSON does not have there, in the middle of a value.
    [Theory]
    [InlineData("[falsy]")]
    [InlineData("[fals]")]
    [InlineData("[truee]")]
    [InlineData("[1e+]")]
    [InlineData("[1e+-2]")]
    [InlineData("[1.]")]
    [InlineData("[01]")]
    [InlineData("[-]")]
    [InlineData("[+1]")]
    [InlineData("[.5]")]
    [InlineData("[\"\\x\"]")]
    [InlineData("[\"\\u00g0\"]")]
    [InlineData("[1,]x")]
    public void InvalidJson_EndsWithDots(string query)
        => Assert.EndsWith("...", JsonQueries.Obfuscate(query), StringComparison.Ordinal);
}
