await WebProgram.RunAsync();
