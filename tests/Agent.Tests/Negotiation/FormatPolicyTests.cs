namespace SpanPack.Agent.Tests;

/// <summary>Which format segments get, by what is asked for and what the agent says.</summary>
public sealed class FormatPolicyTests
{
    private static readonly string[] s_all = ["v0.4", "v0.5", "v0.7", "v1.0"];

    [Theory]
    [InlineData("7.85.1", TraceFormat.V1)]
    [InlineData("7.72.9", TraceFormat.V1)]
    [InlineData("7.73.0-rc.1", TraceFormat.V1)]
    [InlineData("7.73.0", TraceFormat.V04)]
    [InlineData("7.78.4", TraceFormat.V04)]
    [InlineData("7.79.0-devel+git.5.abc", TraceFormat.V04)]
    [InlineData("7.79.0-rc.5", TraceFormat.V04)]
    [InlineData("7.79.0-rc.6", TraceFormat.V1)]
    [InlineData("7.79.0", TraceFormat.V1)]
    [InlineData("8.0.0", TraceFormat.V1)]
    [InlineData("unknown", TraceFormat.V1)]
    public void AgentsWhoseV1HasAnError_GetTheOldFormat(string version, TraceFormat expected)
    {
        FormatPolicy policy = Policy(null);
        policy.Learn(Info(TraceAgent.InfoOf(version, s_all)));
        Assert.Equal(expected, policy.Format);
    }

    [Fact]
    public void Formats_FollowTheAgent_DownAndUpAgain()
    {
        FormatPolicy policy = Policy(null);
        Assert.Equal(TraceFormat.V04, policy.Format);
        policy.Learn(Info(TraceAgent.InfoOf("7.85.1", s_all)));
        Assert.Equal(TraceFormat.V1, policy.Format);
        policy.Learn(Info(TraceAgent.InfoOf("7.60.0", "v0.4", "v0.5")));
        Assert.Equal(TraceFormat.V04, policy.Format);
        policy.Learn(Info(TraceAgent.InfoOf("7.85.1", s_all)));
        Assert.Equal(TraceFormat.V1, policy.Format);
        policy.Learn(AgentInfo.None);
        Assert.Equal(TraceFormat.V04, policy.Format);
    }

    [Fact]
    public void APathThatIsNotThere_IsNotTriedAgain()
    {
        FormatPolicy policy = Policy(null);
        policy.Learn(Info(TraceAgent.InfoOf("7.85.1", s_all)));
        Assert.True(policy.Refuse(TraceFormat.V1));
        policy.Learn(Info(TraceAgent.InfoOf("7.85.2", s_all)));
        Assert.Equal(TraceFormat.V04, policy.Format);
        Assert.False(policy.Refuse(TraceFormat.V04));
        Assert.Equal(TraceFormat.V04, policy.Format);
    }

    [Theory]
    [InlineData(TraceFormat.V04, TraceFormat.V04)]
    [InlineData(TraceFormat.V05, TraceFormat.V05)]
    [InlineData(TraceFormat.V07, TraceFormat.V07)]
    [InlineData(TraceFormat.V1, TraceFormat.V1)]
    public void WhatIsAskedFor_IsUsed_WhereTheAgentHasIt(TraceFormat requested, TraceFormat expected)
    {
        FormatPolicy policy = Policy(requested);
        policy.Learn(Info(TraceAgent.InfoOf("7.85.1", s_all)));
        Assert.Equal(expected, policy.Format);
        policy.Learn(Info(TraceAgent.InfoOf("7.85.1", "v0.4")));
        Assert.Equal(TraceFormat.V04, policy.Format);
    }

    [Fact]
    public void Limits_AreTheSmallestThatIsKnown()
    {
        FormatPolicy policy = Policy(null);
        Assert.Equal(TracePayloadWriterOptions.AgentLimitBytes, policy.MaxBytes);
        policy.Learn(Info(TraceAgent.InfoOf("7.85.1", 1_000_000, s_all)));
        Assert.Equal(1_000_000, policy.MaxBytes);
        policy.LearnLimit(500_000);
        Assert.Equal(250_000, policy.MaxBytes);
        policy.Learn(Info(TraceAgent.InfoOf("7.85.1", 1_000_000, s_all)));
        Assert.Equal(250_000, policy.MaxBytes);
        policy.Learn(Info(TraceAgent.InfoOf("7.85.1", 100_000, s_all)));
        Assert.Equal(100_000, policy.MaxBytes);
    }

    [Fact]
    public void LearnedLimit_HasAFloor_GrowsAndIsForgotten()
    {
        FormatPolicy policy = Policy(null);
        policy.LearnLimit(300_000);
        policy.LearnLimit(150_000);
        policy.LearnLimit(100);
        Assert.Equal(64 * 1024, policy.MaxBytes);
        int[] seen = new int[11];
        for (int i = 0; i < seen.Length; i++)
        {
            for (int payload = 0; payload < 9; payload++) policy.NoteAccepted();
            if (i == 3) policy.LearnLimit(400_000); // counts anew, and is above what is known
            int before = policy.MaxBytes;
            for (int payload = i == 3 ? -9 : 0; payload < 1; payload++)
            {
                Assert.Equal(before, policy.MaxBytes);
                policy.NoteAccepted();
            }

            seen[i] = policy.MaxBytes / (64 * 1024);
        }

        Assert.Equal([2, 4, 8, 6, 12, 24, 48, 97, 195, 390, 400], seen);
        policy.LearnLimit(300_000);
        policy.ForgetLimit();
        Assert.Equal(TracePayloadWriterOptions.AgentLimitBytes, policy.MaxBytes);
    }

    // Without a connect that fails in between: behind a balancer, or on a socket that was handed on.
    [Fact]
    public void LearnedLimit_IsForgotten_WhenTheInfoIsOfAnother()
    {
        FormatPolicy policy = Policy(null);
        policy.LearnLimit(300_000);
        policy.Learn(Info(TraceAgent.InfoOf("7.85.1", s_all)));
        Assert.Equal(150_000, policy.MaxBytes); // it may be what has refused
        policy.Learn(Info(TraceAgent.InfoOf("7.85.1", s_all)));
        Assert.Equal(150_000, policy.MaxBytes);
        policy.Learn(Info(TraceAgent.InfoOf("7.86.0", s_all)));
        Assert.Equal(TracePayloadWriterOptions.AgentLimitBytes, policy.MaxBytes);
        policy.LearnLimit(300_000);
        policy.Learn(AgentInfo.None);
        Assert.Equal(TracePayloadWriterOptions.AgentLimitBytes, policy.MaxBytes);
    }

    [Theory]
    [InlineData(1, TracePayloadWriterOptions.AgentLimitBytes)]
    [InlineData((64 * 1024) - 1, TracePayloadWriterOptions.AgentLimitBytes)]
    [InlineData(64 * 1024, 64 * 1024)]
    public void AnnouncedLimit_BelowTheFloor_IsIgnored(int announced, int expected)
    {
        FormatPolicy policy = Policy(null);
        policy.Learn(Info(TraceAgent.InfoOf("7.85.1", announced, s_all)));
        Assert.Equal(expected, policy.MaxBytes);
    }

    [Theory]
    [InlineData(null, null)]
    [InlineData("0.4", TraceFormat.V04)]
    [InlineData("v0.5", TraceFormat.V05)]
    [InlineData("1.0", TraceFormat.V1)]
    [InlineData("V1.0", TraceFormat.V1)]
    [InlineData("1", TraceFormat.V1)]
    [InlineData("9.9", null)]
    public void TheVariable_NamesAFormat(string? text, TraceFormat? expected) => Assert.Equal(expected, ProtocolVersion.Parse(text));

    private static AgentInfo Info(string json) => AgentInfo.Parse(System.Text.Encoding.UTF8.GetBytes(json))!;

    private static FormatPolicy Policy(TraceFormat? requested)
        => new(requested, new SegmentFactory(new ProcessDescription(), new HeldMemory(1 << 20), 1 << 20));
}
