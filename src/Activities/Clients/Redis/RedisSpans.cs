using System.Globalization;

namespace SpanPack;

/// <summary>Commands of Redis. The command with its arguments is <c>redis.raw_command</c>, its name the resource.</summary>
internal sealed class RedisSpans : ClientSpans
{
    internal override string Component => "StackExchangeRedis";

    internal override TagCopy[] Copies =>
    [
        new("out.host", "server.address", "net.peer.name", "network.peer.address"),
        new("redis.raw_command", "db.query.text", "db.statement", "db.operation.name", "db.operation"),
    ];

    internal override ComputedText[] Computed =>
    [
        new(
            null,
            static view
                => view.FindText("db.operation.name", "db.operation") is null && view.FindText("db.query.text", "db.statement") is not null,
            static view => ClientTexts.Get(ClientText.FirstWord, view.FindText("db.query.text", "db.statement")!)),
        ComputedText.TextOf("out.port", "server.port", "net.peer.port", "network.peer.port"),
    ];

    internal override string[] OmittedAttributes => ["db.query.text", "db.statement", "db.namespace", "server.address"];

    internal override bool Made(in SpanFacts span)
        => span.Kind == ActivitySpanKind.Client && span.FindTag(AttributeId.DbSystemName, AttributeId.DbSystem) == "redis";

    internal override string OperationOf(in SpanFacts span) => "redis.command";

    internal override string TypeOf(in SpanFacts span) => "redis";

    internal override string ServiceOf(in SpanFacts span) => "redis";

    internal override string? ResourceOf(in SpanFacts span) => new AttributeView(span.Source).FindText("db.operation.name", "db.operation");

    internal override void AddChosen(in SpanFacts span, ChosenTags tags)
    {
        string? number = span.Find(AttributeId.DbNamespace) ?? new AttributeView(span.Source).FindText("db.redis.database_index");
        if (int.TryParse(number, NumberStyles.None, CultureInfo.InvariantCulture, out int index))
            tags.Add("db.redis.database_index", index);
    }
}
