namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Serialization</c>.</summary>
internal static class SerializationFloors
{
    private static readonly string[] s_model = ["MessagePack", "Tags", "Spans"];
    private static readonly string[] s_reading = [.. s_model, "Spans/Text", "Formats", "Formats/Visiting"];
    private static readonly string[] s_writing = [.. s_reading, "Automatic", "Formats/Templates"];

    internal static Floor[] LowToHigh { get; } =
    [
        new("MessagePack"),
        new("Tags", "MessagePack"),
        new("Tags/Classes", "MessagePack", "Tags"),
        new("Spans", "MessagePack", "Tags"),
        new("Spans/Text", s_model),
        new("Automatic", s_model),
        new("Formats/Templates", [.. s_model, "Automatic"]),
        new("Formats", [.. s_model, "Automatic", "Formats/Templates"]),
        new("Formats/Visiting", [.. s_model, "Formats"]),
        new("Formats/V04", s_writing),
        new("Formats/V07", [.. s_writing, "Formats/V04"]),
        new("Formats/Indexed", s_writing),
        new("Formats/V05", [.. s_writing, "Formats/Indexed"]),
        new("Formats/V1", [.. s_writing, "Formats/Indexed"]),
        new("Formats/Reading", s_reading),
        new("Payloads", [.. s_writing, "Formats/V04", "Formats/V07", "Formats/V05", "Formats/V1", "Formats/Reading"]),
        new("Conversion", [.. s_reading, "Automatic", "Payloads"]),
    ];
}
