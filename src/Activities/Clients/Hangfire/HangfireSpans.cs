namespace SpanPack;

/// <summary>Jobs that Hangfire performs.</summary>
internal sealed class HangfireSpans : ClientSpans
{
    private const string OwnSource = "SpanPack.Hangfire";
    private const string OpenTelemetrySource = "OpenTelemetry.Instrumentation.Hangfire";

    internal override string Component => "Hangfire";

    internal override TagCopy[] Copies
        => [new("job.ID", "job.id", "hangfire.job.id"), new("job.CreatedAt", "job.createdat", "hangfire.job.created_at")];

    internal override string[] OmittedAttributes => ["job.id", "job.createdat", "hangfire.job.id", "hangfire.job.created_at"];

    internal override bool Made(in SpanFacts span)
        => span.Kind is ActivitySpanKind.Internal or ActivitySpanKind.Consumer && span.Source.ScopeName is OwnSource or OpenTelemetrySource;

    internal override string OperationOf(in SpanFacts span) => "hangfire.perform";

    internal override string TypeOf(in SpanFacts span) => "hangfire";
}
