using System.Globalization;
using Microsoft.CodeAnalysis.Text;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Emitting;

/// <summary>Prints the level of a tag class: storage, property bodies, the table, and the override that hands both out.</summary>
internal static class TagClassEmitter
{
    internal const string Strings = "_spanPackStrings";
    internal const string Metrics = "_spanPackMetrics";
    internal const string Presence = "_spanPackPresence";
    private const string StringsType = "SpanPackStrings";
    private const string MetricsType = "SpanPackMetrics";
    private const string GetLevel = "GetLevel";
    private const string FirstSlot = "Slot";
    private const string Level = "global::SpanPack.CompilerServices.TagLevel";

    /// <summary>Names that the class cannot use itself, needed or not: adding a metric must not break a class.</summary>
    internal static readonly string[] MemberNames = [Strings, Metrics, Presence, StringsType, MetricsType, TagTableEmitter.ClassName,
        GetLevel];

    internal static string HintNameOf(TagClassModel model) => HintName.For(model.Type, "SpanTags");

    internal static SourceText Emit(TagClassModel model) => GeneratedFile.Write(model.Type, writer =>
    {
        foreach (StandInModel standIn in model.StandIns) StandInEmitter.Emit(writer, standIn);
        if (!model.HasLevel) return;
        EmitFields(writer, model);
        for (int i = 0; i < model.Tags.Count; i++) TagPropertyEmitter.Emit(writer, model.Tags[i], i);
        for (int i = 0; i < model.Metrics.Count; i++) TagPropertyEmitter.Emit(writer, model.Metrics[i], i);
        EmitGetLevel(writer, model);
        if (model.Tags.Count > 0) EmitStorage(writer, StringsType, "string?", model.Tags.Count);
        if (model.Metrics.Count > 0) EmitStorage(writer, MetricsType, "double", model.Metrics.Count);
        TagTableEmitter.Emit(writer, model);
    });

    /// <summary>
    /// Returns the expression for a slot. An index of the inline array, or its conversion to a span, would call a method of this type
    /// alone. The runtime would compile it before the first tag is set.
    /// </summary>
    internal static string SlotOf(string storage, int slot)
    {
        string first = $"{storage}.{FirstSlot}";
        return slot == 0
            ? first
            : $"{Level}.Slot(ref {first}, {slot.ToString(CultureInfo.InvariantCulture)})";
    }

    private static void EmitFields(IndentedWriter writer, TagClassModel model)
    {
        if (model.Tags.Count > 0) EmitField(writer, StringsType, Strings);
        if (model.Metrics.Count == 0) return;
        EmitField(writer, MetricsType, Metrics);
        EmitField(writer, "ulong", Presence);
    }

    private static void EmitField(IndentedWriter writer, string type, string name) => writer.WriteLine($"""
        {GeneratedFile.GeneratedCode}
        private {type} {name};

        """);

    private static void EmitGetLevel(IndentedWriter writer, TagClassModel model)
    {
        string slots = string.Concat(
            model.Tags.Count > 0 ? $", {FirstOf(Strings, model.Tags.Count)}" : "",
            model.Metrics.Count > 0 ? $", {FirstOf(Metrics, model.Metrics.Count)}, ref {Presence}" : "");
        writer.WriteLine($$"""
            /// <inheritdoc/>
            {{GeneratedFile.GeneratedCode}}
            [global::System.ComponentModel.EditorBrowsable(global::System.ComponentModel.EditorBrowsableState.Never)]
            protected override bool {{GetLevel}}(int level, out {{Level}} tags)
            {
                if (level != 0) return base.{{GetLevel}}(level - 1, out tags);
                {{Level}}.Create({{TagTableEmitter.ClassName}}.{{TagTableEmitter.Instance}}{{slots}}, out tags);
                return {{(model.HasFurtherLevel ? "true" : "false")}};
            }

            """);
    }

    private static string FirstOf(string storage, int count)
        => $"ref {storage}.{FirstSlot}, {count.ToString(CultureInfo.InvariantCulture)}";

    private static void EmitStorage(IndentedWriter writer, string type, string element, int count) => writer.WriteLine($$"""
        {{GeneratedFile.GeneratedCode}}
        [global::System.Runtime.CompilerServices.InlineArray({{count}})]
        private struct {{type}}
        {
            internal {{element}} {{FirstSlot}};
        }

        """);
}
