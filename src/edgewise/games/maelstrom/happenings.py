"""The closed union of what may happen."""

from __future__ import annotations

from typing import TypeAlias

from edgewise.games.maelstrom.events import acting, scoring, turns

AnyEvent: TypeAlias = (
    turns.RollOffMade
    | turns.RoleTaken
    | turns.MissionChosen
    | turns.MissionRolled
    | turns.DeploymentRolled
    | turns.DeploymentSet
    | turns.ZoneTaken
    | turns.AimDeclared
    | turns.CommanderNamed
    | turns.MarkerPlaced
    | turns.MarkerLeftOut
    | turns.UnitDeployed
    | turns.UnitTakenUp
    | turns.TokensGiven
    | turns.DeploymentFinished
    | turns.BonusPointsGiven
    | turns.TurnBegan
    | turns.PriorityGiven
    | turns.CommandPointsGained
    | turns.UnitActivated
    | turns.TokensCleared
    | turns.FormTaken
    | turns.ModelHealed
    | turns.ActivationEnded
    | turns.PlayerHeld
    | turns.PlayerPassed
    | turns.EndPhaseBegan
    | turns.UnitRetired
    | turns.PlayerConceded
    | acting.UnitAimed
    | acting.CoverTaken
    | acting.OnTheMoveGained
    | acting.BurnExtinguished
    | acting.ModelPatchedUp
    | acting.SuppressionLowered
    | acting.Regrouped
    | acting.OrderGiven
    | acting.WordsSpoken
    | scoring.PointsScored
    | scoring.PointsLent
    | scoring.ScoreCounted
    | scoring.MarkerCaptured
    | scoring.MarkerLost
    | scoring.MatchEnded
)
