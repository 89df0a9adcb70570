using System.Globalization;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Emitting;

/// <summary>Prints the bodies of the properties of a tag class.</summary>
internal static class TagPropertyEmitter
{
    internal static void Emit(IndentedWriter writer, TagModel tag, int slot)
    {
        string type = tag.Property.ValueType;
        string field = TagClassEmitter.SlotOf(TagClassEmitter.Strings, slot);
        if (tag.Enum is { IsMarked: true }) writer.WriteLine("#pragma warning disable // the enum has diagnostics with any id");
        Open(writer, tag.Property);
        if (tag.Enum is not null)
        {
            EnumEmitter.EmitAccessors(writer, tag.Property, tag.Enum, field);
        }
        else
        {
            (string get, string set) = type switch
            {
                "string" => (field, "value"),
                "bool"
                    => ($"global::SpanPack.CompilerServices.TagText.ToBoolean({field})",
                        "global::SpanPack.CompilerServices.TagText.FromBoolean(value)"),
                _
                    => ($"global::SpanPack.CompilerServices.TagText.ToInteger<{type}>({field})",
                        $"global::SpanPack.CompilerServices.TagText.FromInteger<{type}>(value)"),
            };
            writer.WriteLine($"{Accessor(tag.Property.GetModifiers, "get")} => {get};");
            writer.WriteLine($"{Accessor(tag.Property.SetModifiers, "set")} => {field} = {set};");
        }
        Close(writer, tag.Property);
    }

    internal static void Emit(IndentedWriter writer, MetricModel metric, int slot)
    {
        string field = TagClassEmitter.SlotOf(TagClassEmitter.Metrics, slot);
        string bit = "0x" + (1UL << slot).ToString("X", CultureInfo.InvariantCulture) + "UL";
        string get = metric.Property.ValueType switch
        {
            "double" => field,
            "float" => $"(float){field}",
            // A cast of a value out of range gives what the processor gives, and throws in a checked project.
            string type => $"{type}.CreateSaturating({field})",
        };
        Open(writer, metric.Property);
        // The value is there before its bit, and is left alone when its bit goes: a thread that has just read the bit must not find a zero.
        writer.WriteLine($$"""
            {{Accessor(metric.Property.GetModifiers, "get")}} => ({{TagClassEmitter.Presence}} & {{bit}}) != 0 ? {{get}} : null;
            {{Accessor(metric.Property.SetModifiers, "set")}}
            {
                if (value is not { } number)
                {
                    {{TagClassEmitter.Presence}} &= ~{{bit}};
                    return;
                }
                {{field}} = number;
                global::System.Threading.Volatile.Write(ref {{TagClassEmitter.Presence}}, {{TagClassEmitter.Presence}} | {{bit}});
            }
            """);
        Close(writer, metric.Property);
    }

    /// <summary>Returns an accessor with the modifiers of its declaration.</summary>
    internal static string Accessor(string modifiers, string keyword) => modifiers.Length > 0 ? $"{modifiers} {keyword}" : keyword;

    private static void Open(IndentedWriter writer, TagProperty property)
    {
        if (property.IsOblivious) writer.WriteLine("#nullable disable annotations");
        writer.WriteLine(GeneratedFile.GeneratedCode);
        string type = property.ValueType + (property.IsOblivious ? "" : "?");
        writer.WriteLine($"{Accessor(property.Modifiers, "partial")} {type} {Identifier.Escape(property.Name)}");
        writer.OpenBlock();
    }

    private static void Close(IndentedWriter writer, TagProperty property)
    {
        writer.CloseBlock();
        if (property.IsOblivious) writer.WriteLine("#nullable enable annotations");
        writer.WriteLine();
    }
}
