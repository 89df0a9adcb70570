namespace Quickstart;

/// <summary>What an agent answered.</summary>
internal sealed record AgentAnswer(int Status, string Body)
{
    public override string ToString() => Body.Length == 0 ? $"{Status}" : $"{Status} {Body.Trim()}";
}
