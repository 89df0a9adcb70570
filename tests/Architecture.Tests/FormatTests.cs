using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Floors;
using SpanPack.Architecture.Tests.Rules;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests;

/// <summary>A new format changes its folder and a few files: all others ask for a trait of a format, not for its name.</summary>
public sealed class FormatTests
{
    private static readonly Dictionary<string, string> s_mayNameFormats = new()
    {
        ["src/Serialization/Formats/TraceFormats.cs"] = "the names and traits of all",
        ["src/Serialization/Payloads/PayloadFormats.cs"] = "encoders and decoders of all",
        ["src/Serialization.MessagePackCSharp/PayloadInput.cs"] = "the one format that is part of a program's own MessagePack",
        ["src/Agent/Negotiation/FormatPolicy.cs"] = "agents whose v1.0 has an error",
        ["src/Tool/Reading/FormatChoice.cs"] = "the guess for a payload that could be any",
        ["src/Inspection/Wire/WireShapes.cs"] =
            "where spans are, and the tables of strings that statistics follow byte by byte; other formats need no row",
    };

    [Fact]
    public void Names_OfFormats_AreWhereAFormatIsMade()
    {
        Finding[] found = [.. Libraries.LowToHigh.SelectMany(static library =>
            FormatRules.NamedFormats(library.Path, LibraryCompilation.Of(library)))];

        string[] problems =
        [
            .. found.Where(static finding => !s_mayNameFormats.ContainsKey(finding.Key)).Select(static finding => finding.Message),
            .. s_mayNameFormats.Keys.Except(found.Select(static finding => finding.Key))
                .Select(static path => $"{path} names no format any more: take it out of the list"),
        ];
        Assert.True(problems.Length == 0, string.Join('\n', problems));
    }
}
