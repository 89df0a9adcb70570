namespace SpanPack.Agent.Tests;

/// <summary>Statements as constants.</summary>
[SpanTags]
[ConstantTag("db.statement", "SELECT * FROM cards WHERE number = '4111111111111111'")]
[ConstantTag("db.connection_string", "Server=db")]
internal sealed partial class ConstantStatementTags : SpanTags;
