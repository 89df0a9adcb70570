using System.Globalization;
using System.Text;

namespace SpanPack.Serialization.Tests.Models;

/// <summary>What a span says on the wire, whatever it was taken from. Two are compared by their text, one line a fact.</summary>
internal sealed class SpanModel
{
    internal ulong TraceId { get; init; }

    internal ulong SpanId { get; init; }

    internal ulong ParentId { get; init; }

    internal long Start { get; init; }

    internal long Duration { get; init; }

    internal long Error { get; init; }

    internal string? Service { get; init; }

    internal string? Name { get; init; }

    internal string? Resource { get; init; }

    internal string? Type { get; init; }

    internal SortedDictionary<string, string> Meta { get; init; } = [];

    internal SortedDictionary<string, double> Metrics { get; init; } = [];

    internal SortedDictionary<string, byte[]> MetaStruct { get; init; } = [];

    /// <summary>One text for each link.</summary>
    internal List<string> Links { get; init; } = [];

    /// <summary>One text for each event.</summary>
    internal List<string> Events { get; init; } = [];

    /// <summary>Every bit of a number, so that −0 is not 0 and NaN is NaN.</summary>
    internal static string Bits(double value)
        => string.Create(CultureInfo.InvariantCulture, $"{value:R} {BitConverter.DoubleToUInt64Bits(value):x16}");

    public override string ToString()
    {
        var text = new StringBuilder();
        text.AppendLine(CultureInfo.InvariantCulture, $"ids {TraceId:x} {SpanId:x} {ParentId:x} times {Start} {Duration} error {Error}");
        text.AppendLine(CultureInfo.InvariantCulture,
            $"service {Quote(Service)} name {Quote(Name)} resource {Quote(Resource)} type {Quote(Type)}");
        foreach ((string key, string value) in Meta) text.AppendLine(CultureInfo.InvariantCulture, $"meta {key} = {Quote(value)}");
        foreach ((string key, double value) in Metrics) text.AppendLine(CultureInfo.InvariantCulture, $"metric {key} = {Bits(value)}");
        foreach ((string key, byte[] value) in MetaStruct)
            text.AppendLine(CultureInfo.InvariantCulture, $"struct {key} = {Convert.ToHexString(value)}");
        foreach (string link in Links) text.AppendLine(CultureInfo.InvariantCulture, $"link {link}");
        foreach (string spanEvent in Events) text.AppendLine(CultureInfo.InvariantCulture, $"event {spanEvent}");
        return text.ToString();
    }

    private static string Quote(string? text) => text is null ? "-" : $"\"{text}\"";
}
