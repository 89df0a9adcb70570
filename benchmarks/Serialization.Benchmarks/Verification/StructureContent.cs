using System.Text.Json;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Verification;

/// <summary>Compares links, events and structured data. v0.5 has the first two as JSON in tags and no place for the third.</summary>
internal static class StructureContent
{
    internal static bool IsJsonTag(string name, TraceFormat format)
        => format == TraceFormat.V05 && name is TagNames.SpanLinks or TagNames.Events;

    /// <exception cref="WrongOutputException">Something is missing or changed.</exception>
    internal static void Verify(Span expected, Span actual, TraceFormat format)
    {
        if (format == TraceFormat.V05)
        {
            VerifyJson(TagNames.SpanLinks, actual, expected.Links.Length,
                static link => link.GetProperty("attributes").EnumerateObject().Count(), i => expected.Links[i].Attributes.Count);
            VerifyJson(TagNames.Events, actual, expected.Events.Length,
                static spanEvent => spanEvent.GetProperty("attributes").EnumerateObject().Count(),
                i => expected.Events[i].Attributes.Count);
            return;
        }

        Check(expected.GetMetaStructNames().All(name => expected.GetMetaStruct(name).AsSpan().SequenceEqual(actual.GetMetaStruct(name))),
            "the structured data is another");
        Check(expected.Links.Length == actual.Links.Length, "links are missing");
        for (int i = 0; i < expected.Links.Length; i++) Check(AreEqual(expected.Links[i], actual.Links[i]), $"link {i} is another");
        Check(expected.Events.Length == actual.Events.Length, "events are missing");
        for (int i = 0; i < expected.Events.Length; i++) Check(AreEqual(expected.Events[i], actual.Events[i]), $"event {i} is another");
    }

    private static void VerifyJson(string name, Span actual, int count, Func<JsonElement, int> attributes,
        Func<int, int> expectedAttributes)
    {
        if (count == 0) return;
        using var document = JsonDocument.Parse(actual.GetTag(name) ?? "[]");
        Check(document.RootElement.GetArrayLength() == count,
            $"{name} has {document.RootElement.GetArrayLength()} elements instead of {count}");
        for (int i = 0; i < count; i++)
            Check(attributes(document.RootElement[i]) == expectedAttributes(i), $"{name}[{i}] lacks attributes");
    }

    private static bool AreEqual(SpanLink x, SpanLink y)
        => x.TraceId == y.TraceId && x.SpanId == y.SpanId && x.Flags == y.Flags && x.TraceState == y.TraceState
            && x.Attributes.AsSpan().SequenceEqual(y.Attributes.AsSpan());

    private static bool AreEqual(SpanEvent x, SpanEvent y)
        => x.Name == y.Name && x.TimeUnixNano == y.TimeUnixNano && x.Attributes.AsSpan().SequenceEqual(y.Attributes.AsSpan());

    private static void Check(bool condition, string message)
    {
        if (!condition) throw new WrongOutputException(message);
    }
}
