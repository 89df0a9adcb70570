namespace SpanPack;

/// <summary>Commands of MongoDB.</summary>
internal sealed class MongoDbSpans : ClientSpans
{
    internal override string Component => "MongoDb";

    internal override TagCopy[] Copies =>
    [
        new("out.host", "server.address", "net.peer.name"),
        new("mongodb.collection", "db.collection.name", "db.mongodb.collection"),
        new("mongodb.query", "db.query.text", "db.statement"),
        new("error.type", "exception.type"),
        new("error.msg", "exception.message"),
        new("error.stack", "exception.stacktrace"),
    ];

    internal override ComputedText[] Computed => [ComputedText.TextOf("out.port", "server.port", "net.peer.port")];

    internal override string[] OmittedAttributes
        => ["db.query.text", "db.statement", "server.address", "exception.type", "exception.message", "exception.stacktrace"];

    internal override bool Made(in SpanFacts span)
        => span.Kind == ActivitySpanKind.Client && span.FindTag(AttributeId.DbSystemName, AttributeId.DbSystem) == "mongodb";

    internal override string OperationOf(in SpanFacts span) => "mongodb.query";

    internal override string TypeOf(in SpanFacts span) => "mongodb";

    internal override string ServiceOf(in SpanFacts span) => "mongodb";

    internal override string? ResourceOf(in SpanFacts span)
    {
        var view = new AttributeView(span.Source);
        string command = view.FindText("db.command.name") ?? view.FindText("db.operation.name", "db.operation") ?? "operation";
        return ClientTexts.Get(ClientText.Words, command, span.Find(AttributeId.DbNamespace) ?? view.FindText("db.name") ?? "database");
    }
}
