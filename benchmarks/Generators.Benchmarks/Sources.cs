using System.Text;

namespace SpanPack.Generators.Benchmarks;

/// <summary>The same data as tag classes and as classes for System.Text.Json.</summary>
internal static class Sources
{
    private static readonly string[] s_types = ["string", "string", "string", "int", "bool", "long"]; // half are text

    internal static IEnumerable<string> TagClasses(int classes, int tags) => Enumerable.Range(0, classes).Select(number => Class(
        "using SpanPack;", $"[SpanTags]\npublic partial class Data{number} : SpanTags", tags, static name => $"[Tag(\"{name}\")]",
            "partial "));

    /// <summary>With names, properties have an attribute each, as tags have. Without, they are called as they are.</summary>
    internal static IEnumerable<string> JsonClasses(int classes, int tags, bool named) => Enumerable.Range(0, classes)
        .Select(number => Class(
            "using System.Text.Json.Serialization;", $"public class Data{number}", tags,
                name => named ? $"[JsonPropertyName(\"{name}\")]" : "", ""))
        .Append(JsonContext(classes));

    private static string Class(string usings, string header, int tags, Func<string, string> attribute, string modifier)
    {
        var text = new StringBuilder($"{usings}\n\nnamespace Shop;\n\n{header}\n{{\n");
        for (int tag = 0; tag < tags; tag++)
            text.Append(attribute($"shop.tag.{tag}"))
                .Append(" public ")
                .Append(modifier)
                .Append(s_types[tag % s_types.Length])
                .Append("? Tag")
                .Append(tag)
                .Append(" { get; set; }\n");
        return text.Append("}\n").ToString();
    }

    private static string JsonContext(int classes) => "using System.Text.Json.Serialization;\n\nnamespace Shop;\n\n"
        + string.Concat(Enumerable.Range(0, classes).Select(static number => $"[JsonSerializable(typeof(Data{number}))]\n"))
        + "internal partial class ShopContext : JsonSerializerContext;\n";
}
