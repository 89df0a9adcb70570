using SpanPack.Agent.Benchmarks.Commands;

return await AgentCommands.RunAsync(args);
