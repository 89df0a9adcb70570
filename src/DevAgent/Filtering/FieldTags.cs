using System.Text;

namespace SpanPack;

/// <summary>Fields of payloads that filters name as tags: they are tags in formats without these fields.</summary>
internal static class FieldTags
{
    private static readonly FieldTag?[] s_byField = MakeTable();

    /// <summary>Returns the tag of a field; null without one.</summary>
    internal static FieldTag? Find(TraceTextField field) => s_byField[(int)field];

    /// <summary>Returns whether a key may be a field, whose name is not in the bytes of a payload.</summary>
    internal static bool Has(byte[] key) => Array.Exists(s_byField, tag => tag is not null && tag.Name.AsSpan().SequenceEqual(key));

    private static FieldTag?[] MakeTable()
    {
        var table = new FieldTag?[Enum.GetValues<TraceTextField>().Length];
        Add(TraceTextField.PayloadEnvironment, TraceElement.Payload, TagNames.Environment);
        Add(TraceTextField.PayloadAppVersion, TraceElement.Payload, TagNames.Version);
        Add(TraceTextField.PayloadLanguageName, TraceElement.Payload, TagNames.Language);
        Add(TraceTextField.PayloadRuntimeId, TraceElement.Payload, TagNames.RuntimeId);
        Add(TraceTextField.PayloadHostName, TraceElement.Payload, "_dd.hostname");
        Add(TraceTextField.ChunkOrigin, TraceElement.Chunk, TagNames.Origin);
        foreach (TraceTextField field in Enum.GetValues<TraceTextField>())
        {
            if (field.GetTagName() is { } name) Add(field, TraceElement.Span, name);
        }

        return table;

        void Add(TraceTextField field, TraceElement owner, string name)
            => table[(int)field] = new FieldTag(owner, Encoding.UTF8.GetBytes(name));
    }
}
