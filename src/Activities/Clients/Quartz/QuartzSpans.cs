namespace SpanPack;

/// <summary>Jobs that Quartz runs.</summary>
internal sealed class QuartzSpans : ClientSpans
{
    private const string SourceName = "Quartz";
    private const string JobName = "quartz.job.name";

    // Quartz 4 has put the name of its source before each. Source: its activities, and the names that Datadog's tracer has.
    private static readonly string[] s_renamed = ["scheduler.name", "scheduler.id", "fire.instance.id", "trigger.group", "trigger.name",
        "job.type", "job.group", "job.name"];

    internal override string Component => "quartz";

    internal override bool IsOpenTelemetry => true;

    internal override TagCopy[] Copies => Array.ConvertAll(s_renamed, static name => new TagCopy(name, $"quartz.{name}"));

    internal override ComputedText[] Computed =>
    [
        new(null, static view => VerbOf(view.Name).Length > 0
            && view.FindText("job.name", JobName) is not null,
                static view => ClientTexts.Get(ClientText.Words, VerbOf(view.Name), view.FindText("job.name", JobName)!)),
    ];

    internal override string[] OmittedAttributes => Array.ConvertAll(s_renamed, static name => $"quartz.{name}");

    internal override bool Made(in SpanFacts span) => span.Source.ScopeName == SourceName;

    internal override string OperationOf(in SpanFacts span)
        => ClientTexts.Get(ClientText.Lower, MappedTexts.Get(TextForm.Operation, span.Source.Name));

    internal override string TypeOf(in SpanFacts span) => "custom";

    private static string VerbOf(string name)
        => name.Contains("Execute", StringComparison.Ordinal)
            ? "execute"
            : name.Contains("Veto", StringComparison.Ordinal)
            ? "veto"
            : string.Empty;
}
